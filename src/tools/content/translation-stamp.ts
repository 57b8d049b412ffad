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
const stamp = /^# translationOf: *(\S*) *$/m;

/** The stamp of a translation, from its fields in YAML; `start` is where they begin in `text`. */
export function readStamp(yaml: string, text: string, start: number): TextAt | undefined {
  const match = stamp.exec(yaml);
  return match ? { text: match[1] ?? '', ...positionAt(text, start + match.index) } : undefined;
}

/** The line that says a translation is up to date with these words of its original. */
export function stampLine(original: string): string {
  return `# translationOf: ${original}`;
}

/** Returns fields (in YAML) with the line of a stamp: in the place of an older one, or last. */
export function writeStamp(yaml: string, hash: string): string {
  const line = stampLine(hash);
  if (stamp.test(yaml)) return yaml.replace(stamp, line);
  return `${yaml}${yaml === '' || yaml.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** The hash of all that is translated of a document: the words of its fields and its prose. */
export function hashWords({ collection }: ContentFile, { data, outline }: DocumentFacts): string {
  const { schema }: Collection = collections[collection];
  const words = JSON.stringify([pickWords(schema, data), outline?.text]).replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** Warns of a translation whose original has changed since it was stamped. */
export function checkStamp(original: IndexedDocument, { file, facts }: IndexedDocument): Finding[] {
  if (!facts.stamp || original.facts.data === undefined) return [];
  const due = hashWords(original.file, original.facts);
  const { text: found, ...place } = facts.stamp;
  if (found === due) return [];
  return [
    {
      level: 'warning',
      code: 'stale-translation',
      file: file.shown,
      ...place,
      found,
      expected: `${due}: the words of ${original.file.shown} have changed since`,
      nearest: stampLine(due),
      fix: `Bring the translation up to date; then: npm run content:check -- --translated ${file.shown}`,
    },
  ];
}
