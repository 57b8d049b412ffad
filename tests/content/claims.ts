import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@/site/locales';

/** A sentence of the site, with the file it stands in. */
export type Sentence = { file: string; locale: Locale; text: string };

/** A number as the site's texts write it: in figures, or in words up to twelve. */
const inWords = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  seventeen: 17,
  jeden: 1,
  jedno: 1,
  jednym: 1,
  jednego: 1,
  dwa: 2,
  dwie: 2,
  dwóch: 2,
  dwoma: 2,
  dwu: 2,
  trzy: 3,
  trzech: 3,
  trzema: 3,
  cztery: 4,
  czterech: 4,
  pięć: 5,
  pięciu: 5,
  sześć: 6,
  sześciu: 6,
  siedem: 7,
  siedmiu: 7,
  osiem: 8,
  ośmiu: 8,
  dziewięć: 9,
  dziewięciu: 9,
  dziesięć: 10,
  dziesięciu: 10,
  dwanaście: 12,
  siedemnaście: 17,
} as const satisfies Record<string, number>;

/** The source of a pattern that captures such a number, and nothing that is part of a longer one. */
export const number = `(?<![\\p{L}\\d,.–-])(\\d+|${Object.keys(inWords).join('|')})(?![\\p{L}\\d])`;

/** Returns the number a text means: 'seven', '7' and '7,970' alike. */
export function readNumber(text: string): number {
  const known: Record<string, number> = inWords;
  return known[text.toLowerCase()] ?? Number(text.replace(/[^\d]/g, ''));
}

/**
 * Returns every sentence of the content and the messages, but for the case studies: they speak of clients’ own terms.
 * A message’s placeholders stay as they are: they hold no number.
 */
export function readSentences(): Sentence[] {
  return ['content', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|yaml|json)$/.test(name) && !name.startsWith('case-studies/'))
      .flatMap((name) => sentencesOf(`${folder}/${name}`)),
  );
}

function sentencesOf(file: string): Sentence[] {
  const source = readFileSync(file, 'utf8');
  const isPolish = /\.pl\.\w+$|^messages\/pl\//.test(file) || /^lang: pl$/m.test(source);
  return split(source).map((text) => ({ file, locale: isPolish ? 'pl' : 'en', text }));
}

/** Splits a text into sentences; a line ends one. */
export function split(source: string): string[] {
  return source.split(/\n|(?<=[.!?;:])\s/).filter((text) => /\d|\p{L}{3}/u.test(text));
}
