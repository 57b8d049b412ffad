import { defaultLocale } from '@/site/locales';
import type { TextAt } from './body';
import type { Diagnostic, Mistake } from './diagnostics';
import type { IndexedDocument } from './site-index';

type Warning = Pick<Diagnostic, 'code' | 'found' | 'expected' | 'fix'> & Omit<TextAt, 'text'>;

/** Warns where a translation does not say what its original says: other numbers, other links, a sentence left as it was. */
export function findTranslationWarnings(documents: readonly IndexedDocument[]): Diagnostic[] {
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
    return warnings.map((warning) => ({
      level: 'warning',
      ...warning,
      file: document.file.shown,
    }));
  });
}

const keyOf = ({ file }: IndexedDocument) => `${file.collection}/${file.slug}`;

/** Fields are compared one by one, the body as a whole. */
function otherNumbers(original: IndexedDocument, { facts }: IndexedDocument): Warning[] {
  const fields = facts.texts.filter(({ field }) => field !== undefined);
  return [...fields.map((text) => [text]), facts.texts.filter(({ field }) => !field)].flatMap(
    (texts) => {
      const [first] = texts;
      if (!first) return [];
      const same = original.facts.texts.filter(({ field }) => field === first.field);
      if (same.length === 0) return [];
      return differing('other-numbers', numbersIn(same), numbersIn(texts), first);
    },
  );
}

/** Every number in figures, whatever separates its digits: 2,000 and 2 000, 0.6 and 0,6. */
function numbersIn(texts: readonly TextAt[]): string[] {
  const all = texts.map(({ text }) => text).join('\n');
  return all.replace(/(?<=\d)[ \u00a0,.](?=\d)/g, '').match(/\d+/g) ?? [];
}

/** Links to a heading differ from language to language, as headings do. */
function otherLinks(original: IndexedDocument, { facts }: IndexedDocument): Warning[] {
  const linksOf = ({ links }: IndexedDocument['facts']) =>
    links.filter(({ field }) => !field).map(({ target }) => target.replace(/#.*$/, ''));
  const [first] = facts.texts.filter(({ field }) => !field);
  return first ? differing('other-links', linksOf(original.facts), linksOf(facts), first) : [];
}

function differing(
  code: Mistake,
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
  const sentences = new Set(original.facts.texts.map(({ text }) => text.trim()));
  return facts.texts
    .filter(({ text }) => smallWords(text) > 2 && sentences.has(text.trim()))
    .map(({ text, ...place }) => ({
      code: 'left-in-original',
      ...place,
      found: text.trim(),
      expected: 'the words of the language in the file name',
      fix: 'Translate it.',
    }));
}

const smallWords = (text: string) => text.match(/(?<=^|\s)\p{Ll}/gu)?.length ?? 0;
