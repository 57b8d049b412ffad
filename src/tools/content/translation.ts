import { fieldName, type Position, show } from '@amberline/strata/finding';
import { type Collection, collections } from '@/schema';
import { pickWords } from '@/schema/words';
import { defaultLocale } from '@/site/locales';
import type { DocumentFacts } from './document-facts';
import type { FieldFinding } from './field-findings';
import type { ContentFile } from './files';
import type { FileFinding, Finding } from './findings';
import { fieldNamesAt } from './schema-walk';
import type { IndexedDocument } from './site-index';

type Path = readonly PropertyKey[];
type Difference = Pick<FileFinding, 'code' | 'found' | 'expected' | 'fix'> & {
  readonly path: Path;
};

/** Says of a file whether it holds the words of another file in another language. */
export function isTranslation({ locale }: Pick<ContentFile, 'locale'>): boolean {
  return locale !== defaultLocale;
}

/** Reads what breaks the schema of words: a field that only the whole schema knows is a fact said twice. */
export function asTranslation(findings: FieldFinding[], file: ContentFile): FieldFinding[] {
  const { schema }: Collection = collections[file.collection];
  const isFact = (path: Path) =>
    fieldNamesAt(schema, path.slice(0, -1)).includes(String(path.at(-1)));
  return findings
    .filter(({ code }) => code !== 'missing-field')
    .map((finding) =>
      finding.code === 'unknown-key' && isFact(finding.path)
        ? repeated(finding.path, file)
        : finding,
    );
}

function repeated(path: Path, file: ContentFile): FieldFinding {
  const field = fieldName(path);
  const said =
    field === 'lang' ? 'the file name says the language' : `it is said in ${nameOfOriginal(file)}`;
  return {
    code: 'repeated-fact',
    path,
    atKey: true,
    field,
    expected: 'words only: everything else stands in the original',
    fix: `Delete this line: ${said}.`,
  };
}

function nameOfOriginal({ shown, slug }: ContentFile): string {
  return shown.replace(/[^/]*(\.\w+)$/, `${slug}$1`);
}

/** Holds every translation against its original: it says all its words, and no others. */
export function checkTranslations(documents: readonly IndexedDocument[]): Finding[] {
  const originals = new Map(
    documents
      .filter(({ file }) => !isTranslation(file))
      .map((document) => [keyOf(document.file), document]),
  );
  return documents.flatMap((document) => {
    const original = isTranslation(document.file) && originals.get(keyOf(document.file));
    return original ? compareDocuments(original, document) : [];
  });
}

function keyOf({ collection, slug }: ContentFile): string {
  return `${collection}/${slug}`;
}

function compareDocuments(original: IndexedDocument, { file, facts }: IndexedDocument) {
  const { schema }: Collection = collections[file.collection];
  const reported = new Set(facts.findings.map(({ field }) => field));
  // What cannot be read has been reported.
  if (original.facts.data === undefined || facts.data === undefined) return [];
  const words = ({ data, hasBody }: DocumentFacts) => ({
    ...Object(pickWords(schema, data)),
    ...(hasBody && { body: 'the text below the fields' }),
  });
  return compare(words(original.facts), words(facts), [])
    .map(({ path, ...rest }): Finding => {
      const field = fieldName(path);
      return { ...rest, field, ...placeOf(facts, path), file: file.shown };
    })
    .filter(({ field }) => !reported.has(field));
}

/** The place of a field of a translation; of the nearest group it would stand in where it is not there. */
function placeOf({ places = {} }: DocumentFacts, path: Path): Position {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = places[fieldName(path.slice(0, length))];
    if (place) return place;
  }
  return { line: 1, column: 1 };
}

/** Both hold words only, so they may differ in nothing but what the words are. */
function compare(original: unknown, translation: unknown, path: Path): Difference[] {
  if (original === undefined) return translation === undefined ? [] : [notInOriginal(path)];
  if (translation === undefined) return isEmpty(original) ? [] : [untranslated(original, path)];
  if (kindOf(original) !== kindOf(translation)) return [otherKind(original, path)];
  if (Array.isArray(original) && Array.isArray(translation)) {
    if (original.length !== translation.length) {
      return [otherLength(original.length, translation.length, path)];
    }
    return original.flatMap((entry, index) => compare(entry, translation[index], [...path, index]));
  }
  if (typeof original !== 'object') return [];
  const names = new Set([...Object.keys(Object(original)), ...Object.keys(Object(translation))]);
  return [...names].flatMap((name) =>
    compare(Object(original)[name], Object(translation)[name], [...path, name]),
  );
}

/** A text, list or group in which no word stands has nothing to translate. */
function isEmpty(value: unknown): boolean {
  return kindOf(value) === 'text' ? value === '' : Object.values(Object(value)).every(isEmpty);
}

function kindOf(value: unknown): 'list' | 'group' | 'text' {
  if (Array.isArray(value)) return 'list';
  return Object(value) === value ? 'group' : 'text';
}

function untranslated(original: unknown, path: Path): Difference {
  const isText = typeof original === 'string';
  return {
    code: 'untranslated',
    path,
    expected: isText ? `the words for ${show(original)}` : 'the words of the original',
    fix: `Add ${String(path.at(-1))}, or readers of this language would read the original.`,
  };
}

function notInOriginal(path: Path): Difference {
  return {
    code: 'not-in-original',
    path,
    expected: 'words for what the original says',
    fix: 'Add the field to the original, too, or remove it here.',
  };
}

const kinds = { list: 'a list', group: 'a group of fields', text: 'a text' };

function otherKind(original: unknown, path: Path): Difference {
  const expected = `${kinds[kindOf(original)]}, as in the original`;
  return { code: 'wrong-type', path, expected, fix: `Write ${kinds[kindOf(original)]}.` };
}

function otherLength(due: number, length: number, path: Path): Difference {
  return {
    code: 'other-length',
    path,
    found: count(length, 'entry', 'entries'),
    expected: `${count(due, 'entry', 'entries')}, in the order of the original`,
    fix: length < due ? 'Translate the entries that are missing.' : 'Remove what is too much.',
  };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
