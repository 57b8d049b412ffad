import { createHash } from 'node:crypto';
import { positionAt } from '@amberline/strata/finding';
import { type Collection, collections } from '@/schema';
import { pickWords } from '@/schema/words';
import type { TextAt } from './body';
import type { DocumentFacts } from './document-facts';
import type { ContentFile } from './files';
import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

/*
 * A translation keeps, in a comment of its fields, a hash of the words it was made from: `# translationOf: 3f2a9c01`. It
 * is a comment, so that neither schemas nor engines nor pages know of it, and a hash, so that it is right without git, in
 * a shallow clone and after a rebase.
 */
const stamp = /^[ \t]*# *translationOf *: *(\S*) *$/im;
const stamps = new RegExp(stamp.source, 'gim');

/**
 * The stamp of a translation, from its fields in YAML; `start` is where they begin in `text`. Two lines, as a merge may
 * leave them, are those of no original.
 */
export function readStamp(yaml: string, text: string, start: number): TextAt | undefined {
  const [first, ...others] = yaml.matchAll(stamps);
  if (!first) return undefined;
  const hashes = new Set([first, ...others].map(([, hash = '']) => hash));
  return { text: [...hashes].join(' '), ...positionAt(text, start + first.index) };
}

/** The line that says a translation is up to date with these words of its original. */
export function stampLine(original: string): string {
  return `# translationOf: ${original}`;
}

/** Returns fields (in YAML) with the line of a stamp: in the place of older ones, or last. */
export function writeStamp(yaml: string, hash: string): string {
  const lines = yaml.split('\n');
  const at = lines.findIndex((line) => stamp.test(line));
  const kept = lines.filter((line) => !stamp.test(line));
  const end = kept.at(-1) === '' ? kept.length - 1 : kept.length;
  kept.splice(at === -1 ? end : at, 0, stampLine(hash));
  return kept.join('\n');
}

/** Says whether the line of a file is a stamp. */
export const isStamp = (line: string): boolean => stamp.test(line);

/**
 * The hash of all that is translated of a document: the words of its fields and its prose. How the fields are called and
 * grouped does not count, so that a change of a schema leaves translations as they are.
 */
export function hashWords({ collection }: ContentFile, { data, outline }: DocumentFacts): string {
  const { schema }: Collection = collections[collection];
  const words = [...textsOf(pickWords(schema, data)), outline?.text ?? ''];
  const text = JSON.stringify(words.map((one) => one.replaceAll(/\s+/g, ' ').trim()));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return words === '' ? [] : [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** Warns of a translation whose original has changed since it was stamped, and of one that was never stamped. */
export function checkStamp(original: IndexedDocument, { file, facts }: IndexedDocument): Finding[] {
  if (original.facts.data === undefined || facts.data === undefined) return [];
  const base = { level: 'warning', file: file.shown } as const;
  if (!facts.stamp) {
    return [
      {
        ...base,
        code: 'unstamped-translation',
        line: 1,
        column: 1,
        expected:
          'a line # translationOf: … among the fields, by which a later change of the original is noticed',
        fix: `Once all is translated: ${command} --translated ${file.shown}`,
      },
    ];
  }
  const { text: found, ...place } = facts.stamp;
  if (found === hashWords(original.file, original.facts)) return [];
  return [
    {
      ...base,
      code: 'stale-translation',
      ...place,
      found,
      expected: `the words of ${original.file.shown} as they are now: they have changed since`,
      fix: `See what has changed: ${command} --behind ${file.shown}; once the translation says it, too: --translated instead of --behind`,
    },
  ];
}

const command = 'npm run content:check --';
