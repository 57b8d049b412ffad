import { addressOf, type CollectionName, folders, rowOf } from '@/schema';
import { defaultLocale, languages } from '@/site/locales';
import type { CompiledDocument } from '../../compile/content';
import type { FileNote, Neighbour } from './answer';
import type { FieldIndex } from './field-index';
import { describeState } from './state';

export interface KnownContent {
  readonly documents: ReadonlyMap<string, CompiledDocument>;
  readonly index: FieldIndex;
  /** The present, in milliseconds. */
  readonly now: number;
}

/** Says of a file its language, whether visitors see it, whom it names and who names it. */
export function noteOf(
  document: CompiledDocument,
  known: KnownContent,
): Omit<FileNote, 'isOwn' | 'findings'> {
  const { file, facts, isGood } = document;
  // A translation says words only: all else stands in its original.
  const original = known.documents.get(originalId(file.collection, file.slug)) ?? document;
  return {
    file: file.shown,
    language: languageOf(document),
    ...describeState(original.facts, known.now),
    isBroken: !isGood,
    refersTo: listTargets(original, facts.links, known),
    referredBy: listReferrers(document, known),
  };
}

/** The path of a document's original from the content folder. */
function originalId(collection: CollectionName, slug: string): string {
  return `${collection}/${slug}.${rowOf(collection).form}`;
}

function languageOf({ file, facts }: CompiledDocument): string {
  const said = file.locale === defaultLocale ? Object(facts.data).lang : undefined;
  return languages[said as typeof file.locale]?.name ?? languages[file.locale].name;
}

function listTargets(
  { facts }: CompiledDocument,
  links: CompiledDocument['facts']['links'],
  { documents }: KnownContent,
): Neighbour[] {
  const named = facts.references.map(({ collection, target, field }) =>
    neighbour(documents.get(originalId(collection as CollectionName, target)), { field }),
  );
  const linked = links.map(({ target, field }) =>
    neighbour(documentAt(target, documents), { field }),
  );
  return unique([...named, ...linked].flat());
}

function listReferrers({ file }: CompiledDocument, { index }: KnownContent): Neighbour[] {
  const address = addressOf(file.collection, file.slug);
  const names = [`${file.collection}/${file.slug}`, ...(address === undefined ? [] : [address])];
  return unique(
    names
      .flatMap(index.referrers)
      .flatMap(({ file: from, pointer }) => neighbour({ file: from }, pointer)),
  );
}

type At = { line?: number; column?: number; field?: string | undefined };

function neighbour(
  document: Pick<CompiledDocument, 'file'> | undefined,
  { line = 1, column = 1, field }: At,
): Neighbour[] {
  if (!document) return [];
  const { collection, slug, shown } = document.file;
  const address = addressOf(collection, slug);
  return [
    {
      file: shown,
      line,
      column,
      ...(field !== undefined && { field }),
      ...(address !== undefined && { address }),
    },
  ];
}

function documentAt(target: string, documents: ReadonlyMap<string, CompiledDocument>) {
  const path = target.replace(/[?#].*/, '');
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const folder = folders.find((name) => addressOf(name, slug) === path);
  return folder && documents.get(originalId(folder, slug));
}

function unique(neighbours: readonly Neighbour[]): Neighbour[] {
  return [...new Map(neighbours.map((one) => [one.file, one])).values()];
}
