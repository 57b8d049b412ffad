import type { CollectionName } from '@/schema';
import type { FileFinding } from './findings';
import type { IndexedDocument } from './site-index';

type Rule = (document: IndexedDocument) => FileFinding[];

/** What documents of one collection have to keep besides their schema. */
const rules: Partial<Record<CollectionName, Rule>> = {
  technologies: namesItsKey,
  videos: hasTranscript,
  workshops: namesAllDays,
};

/** Holds a document against the rules of its collection. */
export function checkCollectionRules(document: IndexedDocument): FileFinding[] {
  return rules[document.file.collection]?.(document) ?? [];
}

const start = { line: 1, column: 1 };

/** Case studies name technologies by file, tiles are known by key. */
function namesItsKey({ file: { slug }, facts }: IndexedDocument): FileFinding[] {
  const key = facts.texts.find(({ field }) => field === 'key');
  if (!key || key.text === slug) return [];
  const { text: found, ...place } = key;
  const expected = 'the name of the file';
  return [
    { code: 'unknown-slug', ...place, found, expected, nearest: slug, fix: `Write ${slug}.` },
  ];
}

/** The part under the first heading is the transcript (`transcriptIn`). */
function hasTranscript({ facts: { sections } }: IndexedDocument): FileFinding[] {
  if (sections.length > 0) return [];
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
function namesAllDays({ facts: { sections, texts } }: IndexedDocument): FileFinding[] {
  const days = texts.find(({ field }) => field === 'days');
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
