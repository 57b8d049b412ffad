import type { CollectionName } from '@/schema';
import { technologyKeys } from '@/site/technologies';
import type { DocumentFacts } from './document-facts';
import type { ContentFile } from './files';
import type { FileFinding } from './findings';

type Rule = (document: { file: ContentFile; facts: DocumentFacts }) => FileFinding[];

/** What documents of one collection have to keep besides their schema. */
const rules: Partial<Record<CollectionName, Rule>> = {
  technologies: namesItsKey,
  videos: hasTranscript,
  workshops: namesAllDays,
};

/** Returns the names documents of a collection may have, where the code has to know each; undefined where any will do. */
export function namesIn(collection: CollectionName): readonly string[] | undefined {
  return rules[collection] === namesItsKey ? technologyKeys : undefined;
}

/** Holds a document against the rules of its collection. */
export function checkCollectionRules(file: ContentFile, facts: DocumentFacts): FileFinding[] {
  return rules[file.collection]?.({ file, facts }) ?? [];
}

/** The headings of the second level. */
const sectionsIn = ({ outline }: DocumentFacts) =>
  outline?.headings.filter(({ depth }) => depth === 2) ?? [];

const start = { line: 1, column: 1 };

/** Case studies name technologies by file, tiles are known by key. */
function namesItsKey({ file: { slug }, facts }: Parameters<Rule>[0]): FileFinding[] {
  const key = facts.texts.find(({ field }) => field === 'key');
  if (!key || key.text === slug) return [];
  const { text: found, ...place } = key;
  const expected = 'the name of the file';
  return [
    { code: 'unknown-slug', ...place, found, expected, nearest: slug, fix: `Write ${slug}.` },
  ];
}

/** The part under the first heading is the transcript (`transcriptIn`). */
function hasTranscript({ facts }: Parameters<Rule>[0]): FileFinding[] {
  // A body that cannot be parsed has been reported.
  if (!facts.outline || sectionsIn(facts).length > 0) return [];
  return [
    {
      level: 'warning',
      code: 'no-transcript',
      ...start,
      expected: 'what is said in the video, under a first heading of ##',
      fix: 'Write it down for those who cannot hear or watch the video.',
    },
  ];
}

/** A body with fewer headings than days gets no timetable. */
function namesAllDays({ facts }: Parameters<Rule>[0]): FileFinding[] {
  const sections = sectionsIn(facts);
  const days = facts.texts.find(({ field }) => field === 'days');
  if (!days || sections.length === 0 || sections.length >= Number(days.text)) return [];
  const { text, ...place } = days;
  return [
    {
      level: 'warning',
      code: 'days-untold',
      ...place,
      found: `${sections.length} headings of ## in the body`,
      expected: `one for each of the ${text} days, such as: ## Day one: find the lines`,
      fix: 'Add the missing days, or the page shows no timetable.',
    },
  ];
}
