import { readFileSync } from 'node:fs';
import { positionAt } from '@amberline/strata/finding';
import type { Document } from 'yaml';
import { type Collection, collections } from '@/schema';
import { readBody, type TextAt } from './body';
import { checkCollectionRules } from './collection-rules';
import { findConflict } from './conflict';
import { type DocumentFacts, factsOf } from './document-facts';
import { checkExpiry } from './expiry';
import { readFields, type YamlPart } from './fields';
import type { ContentFile } from './files';
import type { FileFinding } from './findings';
import { readSourceText, splitFrontmatter } from './source-text';
import { findStillToWrite } from './still-to-write';
import type { SyntaxNode } from './syntax-tree';
import { findForeignSigns } from './text-warnings';
import { isTranslation } from './translation';

/** What has been read of a file already. */
export interface ReadAlready {
  readonly bytes: Uint8Array;
  /** As the parser left them; absent where the file cannot be taken apart, or is not what all tools agree on. */
  readonly source?: {
    readonly text: string;
    readonly yaml?: {
      readonly text: string;
      readonly document: Document.Parsed;
      readonly offset: number;
    };
  };
  readonly tree?: () => SyntaxNode;
}

/** Reads one document and finds every mistake that can be seen without the others. */
export async function readDocument(
  file: ContentFile,
  already: ReadAlready = { bytes: readFileSync(file.path) },
): Promise<DocumentFacts> {
  const source = readSourceText(already.bytes);
  if (source.text === undefined) return factsOf(source.findings);
  const { text } = source;
  const conflict = findConflict(text, file.shown);
  if (conflict) return factsOf([...source.findings, conflict]);
  const known = already.source?.text === text ? already : { bytes: already.bytes };
  const collection: Collection = collections[file.collection];
  if (collection.form === 'yaml') {
    const facts = readFields(yamlOf(known, { yaml: text, start: 0 }), text, file, source.findings);
    return withOwnRules(facts, file);
  }
  const split = splitFrontmatter(text);
  if (split.yaml === undefined) return factsOf([...source.findings, ...split.findings]);
  const fields = readFields(yamlOf(known, split), text, file, source.findings);
  // Without its fields, MDX would only be reported for the same break once more.
  const { lines, ...body } = await readBody(text, known.tree);
  const isEmpty = text.slice(split.bodyStart).trim() === '';
  const missing = isEmpty && !collection.bodyMayBeEmpty ? [missingBody(text, split.bodyStart)] : [];
  const facts = {
    ...fields,
    ...body,
    hasBody: !(isEmpty && collection.bodyMayBeEmpty),
    findings: [...fields.findings, ...missing, ...body.findings],
    links: [...fields.links, ...body.links],
    images: [...fields.images, ...body.images],
    ...(isTranslation(file) && { lines }),
  };
  return withOwnRules(facts, file, lines);
}

/** Adds what the document's collection and its language ask for. */
function withOwnRules(facts: DocumentFacts, file: ContentFile, lines: readonly TextAt[] = []) {
  const found = [
    ...checkCollectionRules(file, facts),
    ...checkExpiry(facts),
    ...findStillToWrite(facts, lines),
    ...findForeignSigns(file, [...facts.texts, ...lines]),
  ];
  return { ...facts, findings: [...facts.findings, ...found] };
}

/** Returns the finding for a file that cannot be read; the other files are checked all the same. */
export function unreadable(error: unknown): DocumentFacts {
  return factsOf([
    {
      code: 'unreadable-file',
      line: 1,
      column: 1,
      ...wordsFor(error),
      expected: 'a file that can be read',
    },
  ]);
}

/** Errors of the disk have a code; others come from a parser that met what it does not know. */
function wordsFor(error: unknown): Pick<FileFinding, 'found' | 'fix'> {
  const { code, message = String(error) }: { code?: unknown; message?: string } = Object(error);
  if (code === 'ENOENT' || code === 'ELOOP')
    return {
      found: 'a link to a file that is not there',
      fix: 'Remove the link, or put the file it leads to in its place.',
    };
  if (code === 'EACCES' || code === 'EPERM')
    return { found: 'a file this user may not read', fix: 'Give yourself the right to read it.' };
  if (code === 'EISDIR')
    return { found: 'a folder', fix: 'Move what is in it up, or remove the folder.' };
  return { found: message, fix: 'Write what is unusual in the file more simply.' };
}

function yamlOf({ source }: ReadAlready, written: YamlPart): YamlPart {
  const parsed = source?.yaml;
  return parsed ? { yaml: parsed.text, start: parsed.offset, document: parsed.document } : written;
}

function missingBody(text: string, offset: number): FileFinding {
  return {
    code: 'empty-body',
    ...positionAt(text, offset),
    expected: 'text after the closing ---',
    fix: 'Write the text of the page below the fields.',
  };
}
