import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { backwards, partOf } from './part-list';
import { everyWay, findMatches, readQuery, searchSettings, strictWay, tolerance } from './search';
import { mostFiles, type PartFile, type PartLists, planEndings, planReading } from './search-plan';
import { placeOf, type Standing } from './standing';
import { swapLetters } from './swapped-letters';
import { fields, readWordLine, type WordLine } from './word-line';

/** What a browser knows of an index in parts before it reads any. */
export type PartsFacts = {
  lists: PartLists;
  pages: number;
  averageTitle: number;
  standing: Standing;
};

/** Returns the lines of a file of the index. */
export type ReadPart = (file: PartFile) => Promise<string[]>;

/** A page that matches, and its words that matched: folded, and as they are written. */
export type Ranked = { page: number; terms: string[]; written: string[] };

/**
 * Returns the pages that match a query, the best first. The words come from a few files of the index; the library
 * searches among them as it would among all.
 */
export async function rankPages(query: string, facts: PartsFacts, read: ReadPart) {
  const words = dropLetters(readQuery(query));
  const spelled = await readSpelled(words, facts.lists, read);
  const strict = searchLines(spelled.lines, words, facts, [strictWay]);
  if (strict.length > 0 || words.length === 0) return strict;
  const similar = await readSimilar(words, spelled, facts.lists, read);
  return searchLines([...spelled.lines, ...similar], words, facts, everyWay);
}

/** Single letters are in almost every page: they are left out beside words. */
function dropLetters(words: string[]): string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

type Spelled = { lines: WordLine[]; known: string[] };

/** Reads the words of a query and the longer ones that begin like them; `known` are all words of the files read. */
async function readSpelled(words: string[], lists: PartLists, read: ReadPart): Promise<Spelled> {
  const { files, beginnings, wide } = planReading(words, lists);
  const texts = await Promise.all(files.map(async (file) => ({ file, lines: await read(file) })));
  const linesOf = (list: keyof PartLists) =>
    texts.filter(({ file }) => file.startsWith(list)).flatMap((text) => text.lines);
  const all = linesOf('words').map((line) => ({ line, word: line.split(/[ \t]/, 1)[0] ?? '' }));
  const wanted = all
    .filter(({ word }) => words.includes(word) || beginnings.some((one) => word.startsWith(one)))
    .map(({ line }) => readWordLine(line));
  const whole = new Set(wanted.map(({ word }) => word));
  // Of words that are read whole anyway, the best pages for a beginning say nothing new.
  const best = linesOf('starts')
    .map((line) => line.split('/', 2))
    .filter(([beginning = '']) => wide.includes(beginning))
    .map(([, line = '']) => readWordLine(line))
    .filter(({ word }) => !whole.has(word));
  return { lines: [...wanted, ...best], known: all.map(({ word }) => word) };
}

/** Reads the words most like those of a query that are in no page as they are spelled. */
async function readSimilar(
  words: string[],
  { lines, known }: Spelled,
  lists: PartLists,
  read: ReadPart,
): Promise<WordLine[]> {
  const unknown = words.filter((word) => !lines.some((line) => line.word.startsWith(word)));
  const endings = await Promise.all(planEndings(unknown, lists).map(read));
  const vocabulary = new SearchableMap<true>();
  for (const word of known) vocabulary.set(word, true);
  for (const line of endings.flat()) vocabulary.set(backwards(line.split('\t', 1)[0] ?? ''), true);
  const similar = unknown
    .flatMap((word) => {
      const distance = Math.round(word.length * tolerance(word));
      if (distance === 0) return [];
      const swapped = swapLetters(word).filter((one) => vocabulary.has(one));
      return [
        ...swapped.map((one) => ({ word: one, distance: 1 })),
        ...[...vocabulary.fuzzyGet(word, distance)].map(([one, [, far]]) => ({
          word: one,
          distance: far,
        })),
      ];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
  const files = similar.map((word): PartFile => `words-${partOf(word, lists.words)}`);
  const chosen = [...new Set(files)].slice(0, mostFiles.candidates);
  const texts = await Promise.all(chosen.map(read));
  const wanted = new Set(similar);
  return texts
    .flat()
    .map(readWordLine)
    .filter(({ word }) => wanted.has(word));
}

type Ways = Parameters<typeof findMatches>[2]['ways'];

/** Searches some lines with the library, which takes them for its own index. */
function searchLines(lines: readonly WordLine[], words: string[], facts: PartsFacts, ways: Ways) {
  const results = findMatches<number>(loadLines(lines, facts), words, {
    ways,
    placeOf: (page) => placeOf(page, facts.standing),
  });
  const written = new Map(lines.map((line) => [line.word, line.written]));
  return results.map(
    ({ id, terms }): Ranked => ({
      page: id,
      terms,
      written: terms.map((term) => written.get(term) ?? term),
    }),
  );
}

/** The length of all fields but the title. */
const others = fields.slice(1).map(() => 1);

/** Makes the library's index of lines. All fields but the title count as of average length. */
function loadLines(lines: readonly WordLine[], { pages, averageTitle }: PartsFacts): MiniSearch {
  const lengths = new Map<number, number[]>();
  const index = lines.map(({ word, pages: lists, titleLengths }) => {
    const postings = fields.map((field, place) => {
      const numbers = lists[field] ?? [];
      for (const [at, page] of numbers.entries()) {
        const known = lengths.get(page) ?? [averageTitle, ...others];
        if (field === 'title') known[0] = titleLengths[at] ?? averageTitle;
        lengths.set(page, known);
      }
      return [place, Object.fromEntries(numbers.map((page) => [page, 1]))] as const;
    });
    const filled = postings.filter(([place]) => lists[fields[place] ?? 'title']);
    return [word, Object.fromEntries(filled)] as [string, Record<string, Record<string, number>>];
  });
  const numbers = [...lengths.keys()];
  return MiniSearch.loadJS(
    {
      documentCount: pages,
      nextId: pages,
      documentIds: Object.fromEntries(numbers.map((page) => [page, page])),
      fieldIds: Object.fromEntries(fields.map((field, place) => [field, place])),
      fieldLength: Object.fromEntries(lengths),
      averageFieldLength: [averageTitle, ...others],
      storedFields: {},
      dirtCount: 0,
      index: index as never,
      serializationVersion: 2,
    },
    searchSettings,
  );
}
