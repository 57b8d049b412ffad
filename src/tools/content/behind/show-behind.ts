import { readFileSync } from 'node:fs';
import { type Collection, collections } from '@/schema';
import { pickWords } from '@/schema/words';
import type { Json } from '../../compile/versions';
import { compareBodies, type SectionChange } from '../../diff/compare/body';
import { compareFields, type FieldChange } from '../../diff/compare/fields';
import type { CheckOptions } from '../check-options';
import { readDocument, unreadable } from '../document';
import type { ContentFile } from '../files';
import { painter } from '../report';
import { readSourceText, splitFrontmatter } from '../source-text';
import { readOriginal, translationAt } from '../translation-pair';
import { hashWords } from '../translation-stamp';
import { findVersion, type Version } from './versions';

/**
 * Prints what has changed in the originals of translations since these were made from them, as far as git knows. Throws a
 * UsageError for a file that is no translation.
 */
export async function showBehind({ names, root }: CheckOptions): Promise<0> {
  const files = names.map((name) => translationAt(name, root));
  for (const file of files) process.stdout.write(`${(await describe(file)).join('\n')}\n`);
  return 0;
}

async function describe(file: ContentFile): Promise<string[]> {
  const original = await readOriginal(file);
  const { stamp } = await readDocument(file).catch(unreadable);
  const [made, from] = [file.shown, original.file.shown];
  if (!stamp) return [`${made} does not say which words it was made from: compare it with ${from}`];
  if (stamp.text === hashWords(original.file, original.facts)) {
    return [`${made} is up to date with ${from}`];
  }
  const version = await findVersion(original.file, stamp.text);
  if (!version) {
    return [
      `${made} was made from other words of ${from}, which git does not have here: compare the two`,
    ];
  }
  return [
    `${made} was made from ${from} of ${version.day} (commit ${version.commit}). Since then:`,
    ...listChanges(original.file, version, original.facts.data),
    '',
    `Once the translation says it, too: npm run content:check -- --translated ${made}`,
  ];
}

const paint = painter(process.stdout);
const [before, after] = [
  (words: string) => paint('red', `- ${words}`),
  (words: string) => paint('green', `+ ${words}`),
];

/** The words that changed, field by field, then heading by heading. */
function listChanges(file: ContentFile, version: Version, data: unknown): string[] {
  const { schema, form }: Collection = collections[file.collection];
  const [old, now] = [version.facts.data, data].map((one) => pickWords(schema, one) as Json);
  const fields = compareFields(old, now).flatMap(describeField);
  if (form === 'yaml') return fields;
  const bodies = compareBodies(bodyOf(version.text), bodyOf(readFileSync(file.path, 'utf8')));
  return [...fields, ...bodies.flatMap(describeSection)];
}

function describeField(change: FieldChange): string[] {
  const { field } = change;
  if (change.kind === 'moved') {
    const places = `from place ${change.from} to ${change.to}`;
    return ['', `  ${field}: ${sayValue(change.after)} moved ${places}`];
  }
  return ['', `  ${field}`, ...pair(change)];
}

function describeSection({ heading, earlier, kind, sentences }: SectionChange): string[] {
  const name = heading || 'Above the first heading';
  const heads = {
    added: [`  ${after(name)}`],
    removed: [`  ${before(name)}`],
    retitled: [`  ${before(earlier ?? '')}`, `  ${after(name)}`],
    changed: [`  ${name}`],
    reshaped: [`  ${name}: the same words in other paragraphs, lines or indents`],
  };
  return ['', ...heads[kind], ...sentences.flatMap(pair)];
}

function pair(change: { readonly before?: Json; readonly after?: Json }): string[] {
  return [
    ...(change.before === undefined ? [] : [`    ${before(sayValue(change.before))}`]),
    ...(change.after === undefined ? [] : [`    ${after(sayValue(change.after))}`]),
  ];
}

function bodyOf(written: string): string {
  const { text = '' } = readSourceText(Buffer.from(written));
  const split = splitFrontmatter(text);
  return split.yaml === undefined ? '' : text.slice(split.bodyStart);
}

/** A text as it is; a group or list as the texts in it. */
function sayValue(value: Json): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(sayValue).join(', ');
  return String(value);
}
