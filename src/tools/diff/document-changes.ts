import { pickWords } from '@/schema/words';
import { defaultLocale, type Locale } from '@/site/locales';
import { areSeenAlike } from './compare/seen';
import type { DocumentFile } from './content/documents';
import type { Pair } from './content/pairs';
import { type FileReport, reportFiles, titleOf } from './document-report';
import { type Effect, listEffects, sidesOf } from './edges/effect';
import { filesOf, type TouchedFiles } from './edges/machine-files';
import { ownAddress, pagesOf } from './edges/pages';
import type { World } from './edges/world';
import type { RouteUse } from './graph/route-uses';
import { type Live, liveOf } from './live';
import type { Address } from './report/addresses';

/** A document that changed, and what of the site changes with it. */
export type DocumentChange = {
  pair: Pair;
  kind: Pair['kind'];
  /** Its collection and slug; before a rename, `earlier`. */
  key: string;
  earlier?: string;
  title: string;
  files: readonly FileReport[];
  /** When visitors see it; absent where it is gone. */
  live?: Live;
  /** Visitors saw it before. */
  wasPublic: boolean;
  /** Its original says something else than before. */
  hasOtherWords: boolean;
  address?: string;
  earlierAddress?: string;
  pages: readonly Address[];
  machines: TouchedFiles;
};

type Worlds = { before: World; after: World };
type Scene = { uses: readonly RouteUse[]; now: Worlds; later: Worlds; at: number };

/** Describes documents that differ; those of which nothing a visitor sees differs have no pages. */
export function describeDocuments(pairs: readonly Pair[], scene: Scene): Promise<DocumentChange[]> {
  return Promise.all(pairs.map((pair) => describe(pair, scene)));
}

async function describe(pair: Pair, { uses, now, later, at }: Scene): Promise<DocumentChange> {
  const { before: old, after: fresh } = pair;
  const document = fresh ?? old;
  if (!document) throw new Error('A pair has at least one side');
  const live = fresh && liveOf(fresh, now.after, at);
  const wasPublic = old !== undefined && liveOf(old, now.before, at).kind === 'now';
  // What is not seen yet is described as it will be.
  const isToCome = live?.kind === 'from' || live?.kind === 'draft';
  const worlds = isToCome && !wasPublic ? later : now;
  // Nothing can be said of where a file is seen that cannot be read.
  const isBroken = [old, fresh].some((one) => one && !one.versions);
  const effects = isBroken ? [] : listEffects(pair, worlds.before, worlds.after);
  const address = fresh && ownAddress(fresh);
  const earlier = old && ownAddress(old);
  return {
    pair,
    kind: pair.kind,
    key: document.key,
    ...(pair.kind === 'renamed' && old && { earlier: old.key }),
    title: titleOf(document) ?? (old && titleOf(old)) ?? document.slug,
    files: await reportFiles(pair),
    ...(live && { live }),
    wasPublic,
    hasOtherWords: hasOtherWords(pair, now.after),
    ...(address !== undefined && { address }),
    ...(earlier !== undefined && { earlierAddress: earlier }),
    pages: effects
      .flatMap((effect) => touchedPages(pair, effect, { uses, worlds }))
      // The page it had is no page any more.
      .filter(({ path }) => pair.kind !== 'renamed' || path !== earlier || path === address),
    machines: effects.length === 0 ? nothing : filesOf(pair, effects, worlds),
  };
}

function hasOtherWords({ before, after }: Pair, { rows }: World): boolean {
  const [old, now] = [before, after].map((one) =>
    one?.files.find((file) => file.locale === defaultLocale),
  );
  const schema = rows[after?.collection ?? '']?.schema;
  if (!old?.fields || !now?.fields || !schema) return false;
  const words = ({ fields }: DocumentFile) => JSON.stringify(pickWords(schema, fields));
  return words(old) !== words(now) || !areSeenAlike(old.body, now.body);
}

type Touching = { uses: readonly RouteUse[]; worlds: Worlds };

/** The pages of both sides in one language, each once; a page that is surely touched on one side is. */
function touchedPages(pair: Pair, effect: Effect, { uses, worlds }: Touching): Address[] {
  const pages = new Map<string, Address>();
  for (const [document, world] of sidesOf(pair, worlds.before, worlds.after)) {
    for (const { address, isSure } of pagesOf(document, { uses, world, effect })) {
      const known = pages.get(address);
      const locale: Locale = effect.locale;
      pages.set(address, { path: address, locale, isSure: isSure || known?.isSure === true });
    }
  }
  return [...pages.values()];
}

const nothing: TouchedFiles = {
  search: [],
  listed: [],
  isInSitemap: false,
  feed: [],
  previews: [],
};
