import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { rowOf } from '@/schema';
import { writeIfChanged } from '../../write-if-changed';
import { type CheckOptions, UsageError } from '../check-options';
import { readDocument, unreadable } from '../document';
import { type ContentFile, fileOf } from '../files';
import { splitFrontmatter } from '../source-text';
import { isTranslation } from '../translation';
import { hashWords, writeStamp } from '../translation-stamp';

/** Writes into translations which words of their originals they are of now. Throws a UsageError for another file. */
export async function stampTranslations({
  names,
  root,
}: Pick<CheckOptions, 'names' | 'root'>): Promise<0> {
  const files = names.map((name) => translationAt(name, root));
  const stamped = await Promise.all(files.map(stampOne));
  for (const { path, shown, text } of stamped) {
    writeIfChanged(path, text);
    process.stdout.write(`${shown}: up to date with its original\n`);
  }
  return 0;
}

function translationAt(name: string, root: string): ContentFile {
  const id = relative(root, resolve(name)).replaceAll('\\', '/');
  const file = id.startsWith('..') ? undefined : fileOf(root, id);
  if (!file || !isTranslation(file)) {
    throw new UsageError(
      `${name} is no translation; one is called content/<collection>/<slug>.pl.mdx`,
    );
  }
  return file;
}

async function stampOne({ path, shown, collection, slug }: ContentFile) {
  const { form } = rowOf(collection);
  const original = fileOf(dirname(dirname(path)), `${collection}/${slug}.${form}`);
  const text = readText(path, shown);
  const facts = original && (await readDocument(original).catch(unreadable));
  if (!original || facts?.data === undefined) {
    throw new UsageError(`The original of ${shown} is not there, or its fields cannot be read`);
  }
  const hash = hashWords(original, facts);
  if (form === 'yaml') return { path, shown, text: writeStamp(text, hash) };
  const split = splitFrontmatter(text);
  if (split.yaml === undefined) {
    throw new UsageError(`${shown} has no fields between two lines of ---`);
  }
  const end = split.start + split.yaml.length;
  const head = text.slice(0, split.start) + writeStamp(split.yaml, hash);
  return { path, shown, text: head + text.slice(end) };
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${shown} is not there`);
  }
}
