import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rowOf } from '@/schema';
import { writeIfChanged } from '../../write-if-changed';
import { checkContent } from '../check';
import { type CheckOptions, UsageError } from '../check-options';
import { findConflict, settleStamps } from '../conflict';
import type { ContentFile } from '../files';
import { byLevel, painter, writeReport } from '../report';
import { splitFrontmatter } from '../source-text';
import { readOriginal, translationAt } from '../translation-pair';
import { hashWords, writeStamp } from '../translation-stamp';

/**
 * Writes into translations which words of their originals they are of now, all or none of them, and prints what the check
 * says of them. Returns 1 where that is an error. Throws a UsageError for another file.
 */
export async function stampTranslations({ names, ...options }: CheckOptions): Promise<0 | 1> {
  const files = names.map((name) => translationAt(name, options.root));
  const stamped = await Promise.all(
    files.map(async (file) => ({ ...file, text: await stampedText(file) })),
  );
  for (const { path, shown, text } of stamped) {
    writeIfChanged(path, text);
    process.stdout.write(`${shown}: up to date with its original\n`);
  }
  const shown = new Set(files.map((file) => file.shown));
  const findings = (await checkContent(options)).filter(({ file }) => shown.has(file));
  if (findings.length === 0) return 0;
  const report = writeReport(findings, painter(process.stderr), { folder: dirname(options.root) });
  process.stderr.write(`\nIt says so now, but the check finds:\n\n${report}`);
  return byLevel(findings).errors.length > 0 ? 1 : 0;
}

/** The text of a translation with the stamp of its original as it is now. Throws a UsageError where it can have none. */
export async function stampedText(file: ContentFile): Promise<string> {
  const { shown } = file;
  const text = settleStamps(readText(file));
  if (findConflict(text)) {
    throw new UsageError(`${shown} has two versions that git could not join: decide for one first`);
  }
  const original = await readOriginal(file);
  const hash = hashWords(original.file, original.facts);
  if (rowOf(file.collection).form === 'yaml') return writeStamp(text, hash);
  const split = splitFrontmatter(text);
  if (split.yaml === undefined) {
    throw new UsageError(`${shown} has no fields between two lines of ---`);
  }
  const end = split.start + split.yaml.length;
  return text.slice(0, split.start) + writeStamp(split.yaml, hash) + text.slice(end);
}

function readText({ path, shown }: ContentFile): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${shown} is not there`);
  }
}
