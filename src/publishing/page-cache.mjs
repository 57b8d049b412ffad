// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { finishPage } from '../finish/finish-page.mjs';
import { readParts } from '../finish/parts.mjs';
import { shownTime } from '../site/clock.mjs';
import { policyHeader } from '../site/security-headers.mjs';
import { editionsIn, goneTag, isShown } from './edition.mjs';
import { countPage, logError } from './operations.mjs';
import { addSum, isPage, isWhole, tagsOf } from './whole-page.mjs';

/*
 * Where Next keeps pages (`cacheHandler` in `next.config.mjs`): its own cache of memory and files, which does not know
 * when a page has to be rendered again. A page says by a tag how long it holds (`src/i18n/reader.ts`); once that is over,
 * the first who asks for it waits for a new one. So each process decides by the page itself and its own clock.
 */

/** @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} Entry */

const require = createRequire(import.meta.url);
/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')} */
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
/** @type {{ SharedCacheControls: { cacheControls?: Map<string, unknown> } }} private in Next's own types */
const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');

/** For how many seconds other caches may keep an answer: a publish time is met within a minute there, too. */
const sharedSeconds = 60;
const lifetime = { revalidate: sharedSeconds, expire: sharedSeconds };

/** @type {import('../finish/parts.mjs').Parts | undefined} read once */
let parts;

/** For how long a failure to write is not reported again, in milliseconds. */
const reportPauseMs = 600_000;
let reportedAt = Number.NEGATIVE_INFINITY;

export default class PageCache extends FileSystemCache {
  #build;

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.#build = join(context.serverDistDir, '..');
  }

  /**
   * Returns what is to be served; null has the page rendered, while who asked for it waits.
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} question
   * @returns {Promise<Entry | null>}
   */
  async get(...question) {
    const [key, context] = question;
    if ('tags' in context && isMark(context.tags)) return null;
    const entry = await super.get(key, context);
    if (!entry?.value || !isPage(entry.value)) return entry;
    const shown = shownTime();
    const holds = editionsIn(tagsOf(entry.value)).every((edition) => isShown(edition, shown));
    const isKept = holds && isWhole(entry.value);
    countPage(isKept ? 'hit' : 'stale');
    if (!isKept) return null;
    // By the age said here Next would judge for itself; files may have any age after they were copied.
    return { ...entry, lastModified: Date.now(), cacheControl: lifetime };
  }

  /**
   * Keeps a rendered page, in memory where files cannot be written. A page that is not there is not kept: visitors can
   * invent any number of addresses.
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} rendered
   */
  async set(...rendered) {
    const [key, value, context] = rendered;
    if ('tags' in context && isMark(context.tags)) return;
    // Changed in place: the visitor it is rendered for gets it, too.
    if ('cacheControl' in context && context.cacheControl) {
      Object.assign(context.cacheControl, lifetime);
    }
    if (!value || !isPage(value)) return super.set(key, value, context);
    countPage('rendered');
    if (value.status === 404) {
      // Next has just noted its lifetime, for ever.
      SharedCacheControls.cacheControls?.delete(key);
      return;
    }
    if ('html' in value) this.#finish(value);
    if (tagsOf(value).includes(goneTag)) sayGone(value);
    try {
      await super.set(key, addSum(value), context);
    } catch (error) {
      reportFailure(error);
    }
  }

  /**
   * Changes a rendered page into the document that is served, in place, too. Those of the build are finished.
   * @param {import('next/dist/server/response-cache/types.js').IncrementalCachedAppPageValue} page
   */
  #finish(page) {
    parts ??= readParts(this.#build);
    const { html, policy } = finishPage(page.html, parts);
    page.html = html;
    page.headers = { ...page.headers, [policyHeader.toLowerCase()]: policy };
  }
}

/**
 * Has Next answer a page with 410, which pages cannot ask for, in place, too. Its parts, which the framework fetches by
 * themselves and answers with 200, are left out: anyone who asks for one gets the whole, with its status.
 * @param {import('./whole-page.mjs').Page} page
 */
function sayGone(page) {
  page.status = 410;
  if ('segmentData' in page) page.segmentData = undefined;
}

/**
 * Says whether these are the tags of `src/i18n/reader.ts`, which only marks the page: there is nothing to keep.
 * @param {readonly string[] | undefined} tags
 */
function isMark(tags = []) {
  return editionsIn(tags).length > 0;
}

/** @param {unknown} error */
function reportFailure(error) {
  if (Date.now() - reportedAt < reportPauseMs) return;
  reportedAt = Date.now();
  const { code, name } = /** @type {NodeJS.ErrnoException} */ (error);
  logError('page.unkept', { cause: code ?? name });
}
