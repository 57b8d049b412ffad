import { addressOf } from '@/schema';
import { defaultLocale, locales } from '@/site/locales';
import type { Pointer } from './body';
import type { FileFinding } from './findings';
import { nearest } from './nearest';
import { headingIds, type IndexedDocument, type SiteIndex } from './site-index';

const outside = /^(?:https?:\/\/[^\s/]|mailto:|tel:)/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const expectedLink =
  'a path from the root of the site (/…), a full address (https://…, mailto:…, tel:…), or a heading (#…)';
const languagePrefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);

/** Holds every link of a document against the pages, documents and headings there are. */
export function checkLinks(
  { file, facts }: IndexedDocument,
  index: SiteIndex,
  now: number,
): FileFinding[] {
  const own = addressOf(file.collection, file.slug)?.split('#')[0] ?? '';
  const from = Math.max(now, index.publicFrom.get(own) ?? now);
  const isOver = (index.publicUntil.get(own) ?? Infinity) <= now;
  const anchors = new Set(headingIds(facts));
  return facts.links.flatMap((link) => checkLink(link, { anchors, from, isOver }, index) ?? []);
}

/**
 * The document of a link: its own headings, the time from which visitors can follow the link, and whether none can any
 * longer.
 */
interface Origin {
  readonly anchors: ReadonlySet<string>;
  readonly from: number;
  readonly isOver: boolean;
}

function checkLink(link: Pointer, own: Origin, index: SiteIndex): FileFinding | undefined {
  const { target } = link;
  if (outside.test(target)) return undefined;
  if (target === '')
    return unusable(link, 'empty-link', 'Write the address between the parentheses.');
  if (scheme.test(target))
    return unusable(link, 'link-scheme', 'Begin it with https://, mailto: or tel:.');
  if (target.startsWith('#')) return checkAnchor(link, target.slice(1), own.anchors);
  if (!target.startsWith('/') || target.startsWith('//')) return relative(link, index);
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (index.publicFiles.has(path)) return undefined;
  if (!index.paths.has(path)) return broken(link, path, index);
  const publicFrom = index.publicFrom.get(path) ?? own.from;
  if (publicFrom > own.from) return tooEarly(link, publicFrom);
  const publicUntil = index.publicUntil.get(path);
  if (publicUntil !== undefined && publicUntil <= own.from && !own.isOver)
    return tooLate(link, publicUntil);
  const anchors = index.anchors.get(path);
  return fragment && anchors ? checkAnchor(link, fragment, anchors, path) : undefined;
}

function checkAnchor(
  link: Pointer,
  fragment: string,
  known: ReadonlySet<string>,
  path = '',
): FileFinding | undefined {
  if (known.has(decode(fragment))) return undefined;
  const near = nearest(fragment, known);
  return {
    ...base(link, 'broken-anchor'),
    expected: path ? `a heading of ${path}` : 'a heading of this page',
    ...(near !== undefined && { nearest: `${path}#${near}` }),
    fix: near ? `Write ${path}#${near}.` : 'Point to an existing heading, or leave the # part out.',
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function unusable(link: Pointer, code: 'empty-link' | 'link-scheme', fix: string): FileFinding {
  return { ...base(link, code), expected: expectedLink, fix };
}

function relative(link: Pointer, index: SiteIndex): FileFinding {
  if (
    /^(?:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|pl|io|dev|eu|example)(?:[/?#]|$)|^www\./i.test(
      link.target,
    )
  ) {
    const whole = `https://${link.target.replace(/^\/\//, '')}`;
    return {
      ...base(link, 'relative-link'),
      expected: 'a full address, with https:// first',
      nearest: whole,
      fix: `Write ${whole}.`,
    };
  }
  const path = `/${link.target.replace(/^(?:\.{0,2}\/)*/, '')}`;
  const near = index.paths.has(path) ? path : nearest(path, index.paths);
  return {
    ...base(link, 'relative-link'),
    expected: expectedLink,
    ...(near !== undefined && { nearest: near }),
    fix: near ? `Write ${near}.` : 'Start the link with / and the full path of the page.',
  };
}

function broken(link: Pointer, path: string, index: SiteIndex): FileFinding {
  const bare = path.replace(languagePrefix, '') || '/';
  const isPrefixed = bare !== path && index.paths.has(bare);
  const near = isPrefixed ? bare : (index.moved.get(bare) ?? nearest(path, index.paths));
  const reason = isPrefixed
    ? `the path without language: /${defaultLocale} and the like are added`
    : '';
  return {
    ...base(link, 'broken-link'),
    expected: reason || 'a page, a document or a file of this site',
    ...(near !== undefined && { nearest: near }),
    fix: near ? `Write ${near}.` : 'Point to an existing page, or create it.',
  };
}

/** Visitors would be sent to a page that is not there yet. */
function tooEarly(link: Pointer, publicFrom: number): FileFinding {
  const isDraft = publicFrom === Number.POSITIVE_INFINITY;
  return {
    ...base(link, 'link-too-early'),
    expected: isDraft
      ? 'a page that is public: this one is a draft'
      : `a page that is public: this one is from ${inUtc(publicFrom)}`,
    fix: 'Leave the link out until then, or publish the other page first.',
  };
}

/** Visitors are told that what they look for is over. */
function tooLate(link: Pointer, publicUntil: number): FileFinding {
  return {
    level: 'warning',
    ...base(link, 'link-too-late'),
    expected: `a page that is public: this one has expired at ${inUtc(publicUntil)}`,
    fix: 'Point to what has taken its place, or leave the link out.',
  };
}

const inUtc = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} (UTC)`;

function base({ line, column, target, field }: Pointer, code: FileFinding['code']) {
  return {
    code,
    line,
    column,
    ...(target && { found: target }),
    ...(field !== undefined && { field }),
  };
}
