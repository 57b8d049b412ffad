import { fieldName } from '@amberline/strata/finding';
import { type Collection, collections } from '@/schema';
import { defaultLocale, type Locale } from '@/site/locales';
import type { TextAt } from './body';
import type { ContentFile } from './files';
import type { FileFinding, Finding, FindingCode } from './findings';
import { findMarks } from './schema-walk';
import type { IndexedDocument } from './site-index';
import { checkStamp } from './translation-stamp';

type Rule = Pick<FileFinding, 'code' | 'expected' | 'fix'> & { readonly wrong: RegExp };

/** Signs that a language writes otherwise, by language; one without an entry is not looked at. */
const rules: Partial<Record<Locale, readonly Rule[]>> = {
  pl: [
    {
      code: 'foreign-quotes',
      wrong: /["'“‘«»]/,
      expected: 'quotations in „ and ”, apostrophes as ’',
      fix: 'Write „…”.',
    },
    {
      code: 'foreign-dash',
      wrong: /—|\S -\s/,
      expected: 'the dash – between spaces',
      fix: 'Write –.',
    },
  ],
};

/** Warns of quotes and dashes of another language. */
export function findForeignSigns(file: ContentFile, texts: readonly TextAt[]): FileFinding[] {
  const lang = texts.find(({ field }) => field === 'lang')?.text;
  return (rules[(lang ?? file.locale) as Locale] ?? []).flatMap(({ wrong, ...rule }) =>
    texts
      .filter(({ text }) => wrong.test(text))
      .map(({ text, ...place }) => ({ level: 'warning', ...rule, ...place, found: text.trim() })),
  );
}

/** The fields of each collection whose values should differ from document to document. */
const distinctFields = new Map<string, string[]>(
  Object.entries<Collection>(collections).map(([name, { schema }]) => [
    name,
    findMarks(schema).flatMap(({ path, meta }) => (meta.distinct ? [fieldName(path)] : [])),
  ]),
);

/** Warns of values that a document has in common with one before it. */
export function findRepeatedValues(documents: readonly IndexedDocument[]): Finding[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, facts }) => {
    const group = facts.texts.find(({ field }) => field === 'group')?.text;
    return (distinctFields.get(file.collection) ?? []).flatMap((field): Finding[] => {
      const own = facts.texts.find((text) => text.field === field);
      if (!own) return [];
      const key = JSON.stringify([file.collection, file.locale, group, field, own.text]);
      const owner = owners.get(key);
      if (owner !== undefined) return [repeated(own, file.shown, owner)];
      owners.set(key, file.shown);
      return [];
    });
  });
}

function repeated({ text, ...place }: TextAt, file: string, owner: string): Finding {
  return {
    level: 'warning',
    code: 'repeated-value',
    file,
    ...place,
    found: text,
    expected: `a value of its own: ${owner} has the same`,
    fix: 'Change one of the two.',
  };
}

type Warning = Pick<Finding, 'code' | 'found' | 'expected' | 'fix'> & Omit<TextAt, 'text'>;

/** Warns where a translation does not say what its original says: other numbers, other links, a sentence left as it was. */
export function findTranslationWarnings(documents: readonly IndexedDocument[]): Finding[] {
  const originals = new Map(
    documents
      .filter(({ file }) => file.locale === defaultLocale)
      .map((document) => [keyOf(document), document]),
  );
  return documents.flatMap((document) => {
    const original = originals.get(keyOf(document));
    if (!original || original === document) return [];
    const warnings = [
      ...otherNumbers(original, document),
      ...otherLinks(original, document),
      ...untranslated(original, document),
    ];
    const { shown: file } = document.file;
    return [
      ...warnings.map((warning): Finding => ({ level: 'warning', ...warning, file })),
      ...checkStamp(original, document),
    ];
  });
}

const keyOf = ({ file }: IndexedDocument) => `${file.collection}/${file.slug}`;

/** Fields are compared one by one, the body as a whole. */
function otherNumbers(original: IndexedDocument, { facts }: IndexedDocument): Warning[] {
  const fields = facts.texts.flatMap((text) => {
    const same = original.facts.texts.filter(({ field }) => field === text.field);
    if (same.length === 0) return [];
    const due = same.map((one) => one.text).join('\n');
    return differing('other-numbers', numbersIn(due), numbersIn(text.text), text);
  });
  const [first] = facts.lines ?? [];
  const [due, own] = [original.facts.outline?.text, facts.outline?.text];
  if (!first || !due || !own) return fields;
  const body = [numbersIn(due), numbersIn(own)] as const;
  return [...fields, ...differing('other-numbers', ...body, first)];
}

/** Every number in figures, whatever separates its digits: 2,000 and 2 000, 0.6 and 0,6. */
function numbersIn(text: string): string[] {
  return text.replace(/(?<=\d)[ \u00a0,.](?=\d)/g, '').match(/\d+/g) ?? [];
}

/** Links to a heading differ from language to language, as headings do. */
function otherLinks(original: IndexedDocument, { facts }: IndexedDocument): Warning[] {
  const linksOf = ({ links }: IndexedDocument['facts']) =>
    links.filter(({ field }) => !field).map(({ target }) => target.replace(/#.*$/, ''));
  const [first] = facts.lines ?? [];
  return first ? differing('other-links', linksOf(original.facts), linksOf(facts), first) : [];
}

function differing(
  code: FindingCode,
  original: readonly string[],
  own: readonly string[],
  { text: _, ...place }: TextAt,
): Warning[] {
  const extra = without(own, original);
  const lacking = without(original, own);
  if (extra.length + lacking.length === 0) return [];
  return [
    {
      code,
      ...place,
      found: extra.join(', ') || 'none of these',
      expected: lacking.join(', ') || 'none of these',
      fix: 'Say what the original says, or change it there, too.',
    },
  ];
}

/** What one list holds and another does not, each as often as it is one too many. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Names and terms are often the same in both languages; a text with three words in small letters hardly ever. */
function untranslated(original: IndexedDocument, { facts }: IndexedDocument): Warning[] {
  const values = new Set(original.facts.texts.map(({ text }) => text.trim()));
  const prose = original.facts.outline?.text ?? '';
  const isLeft = (text: string) => values.has(text) || prose.includes(text);
  return [...facts.texts, ...(facts.lines ?? [])]
    .filter(({ text }) => smallWords(text) > 2 && isLeft(text.trim().replaceAll(/\s+/g, ' ')))
    .map(({ text, ...place }) => ({
      code: 'left-in-original',
      ...place,
      found: text.trim(),
      expected: 'the words of the language in the file name',
      fix: 'Translate it.',
    }));
}

const smallWords = (text: string) => text.match(/(?<=^|\s)\p{Ll}/gu)?.length ?? 0;
