import { loadFullEntries } from '@/collections/entries';
import type { Locale } from '@/site/locales';
import { randomOf } from './random';

/** A page made up to be found: what the index of the search is made of. */
export type MadePage = {
  title: string;
  description: string;
  headings: { text: string; id: string }[];
  keywords: string[];
  text: string;
};

/** How many forms of words a large site has: Polish inflects. */
const vocabularySize = { en: 60_000, pl: 120_000 } as const satisfies Record<Locale, number>;
const wordsOfText = 900;

/**
 * Makes up pages of about 900 words whose words are spread as in real texts: a few in almost every page, most in few
 * (Zipf's law). The frequent ones are those of the site's own documents in this language; the rest is composed of their
 * letters. The same size always gives the same pages.
 */
export async function* makePages(count: number, locale: Locale): AsyncGenerator<MadePage> {
  const draw = drawer(await makeVocabulary(locale));
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(index * 7 + (locale === 'pl' ? 1 : 0));
    const words = (length: number) => Array.from({ length }, () => draw(random)).join(' ');
    yield {
      title: words(4 + random(5)),
      description: words(16 + random(8)),
      headings: Array.from({ length: 8 }, (_, place) => ({ text: words(4), id: `part-${place}` })),
      keywords: [words(2), words(1)],
      text: words(wordsOfText),
    };
  }
}

/** Returns the words of a language, the most frequent first. */
export async function makeVocabulary(locale: Locale): Promise<string[]> {
  const entries = await loadFullEntries(locale, Date.now());
  const counts = new Map<string, number>();
  for (const { lang, title, text } of entries.filter((entry) => entry.lang === locale)) {
    for (const [word] of `${title} ${text} ${lang}`.matchAll(/\p{L}{2,}/gu)) {
      const small = word.toLowerCase();
      counts.set(small, (counts.get(small) ?? 0) + 1);
    }
  }
  const known = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  return [...new Set([...known, ...composeWords(known, vocabularySize[locale])])];
}

/** Composes words whose every three letters stand in that order in a known word. */
function composeWords(known: readonly string[], count: number): string[] {
  const next = new Map<string, string[]>();
  for (const word of known) {
    const padded = `^^${word}$`;
    for (let place = 2; place < padded.length; place += 1) {
      const before = padded.slice(place - 2, place);
      next.set(before, [...(next.get(before) ?? []), padded.charAt(place)]);
    }
  }
  const random = randomOf(known.length);
  return Array.from({ length: count }, () => composeWord(next, random));
}

function composeWord(next: ReadonlyMap<string, string[]>, random: (below: number) => number) {
  let word = '^^';
  while (word.length < 18) {
    const letters = next.get(word.slice(-2)) ?? ['$'];
    const letter = letters[random(letters.length)] ?? '$';
    if (letter === '$') break;
    word += letter;
  }
  return word.slice(2);
}

/** Returns a function that draws words: the first often, the last hardly ever. */
function drawer(vocabulary: readonly string[]) {
  let sum = 0;
  const sums = vocabulary.map((_, place) => {
    sum += 1 / (place + 2.7) ** 1.05;
    return sum;
  });
  return (random: (below: number) => number): string => {
    const drawn = (random(2 ** 30) / 2 ** 30) * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return vocabulary[low] ?? '';
  };
}
