import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkDocuments, listFindings } from '../content/check';
import { readDocument, unreadable } from '../content/document';
import { type ContentFile, type Listing, listContent } from '../content/files';
import type { Finding } from '../content/findings';
import { byLevel } from '../content/report';
import type { IndexedDocument } from '../content/site-index';
import { type Ledger, readCommitted, readLedger } from '../ledger/ledger';

/** A document with its text as it is on disk. */
export interface SourceDocument extends IndexedDocument {
  readonly text: string;
}

/** A project as the commands for writers see it. */
export interface Project {
  readonly folder: string;
  readonly root: string;
  readonly publicDir: string;
  readonly listing: Listing;
  readonly documents: readonly SourceDocument[];
  readonly ledger: Ledger;
  /** The addresses that have been promised; undefined for all. */
  readonly committed: ReadonlySet<string> | undefined;
  readonly now: number;
}

/** Reads all documents of the project in a folder. */
export async function readProject(folder: string, now: number): Promise<Project> {
  const root = join(folder, 'content');
  const listing = listContent(root);
  const documents: SourceDocument[] = [];
  for (const file of listing.files) documents.push(await readSource(file, readFileSync(file.path)));
  const publicDir = join(folder, 'public');
  const [ledger, committed] = [readLedger(root), readCommitted(root)];
  return { folder, root, publicDir, listing, documents, ledger, committed, now };
}

/** Reads a document from a text that may not be on disk yet. */
export async function readSource(
  file: ContentFile,
  text: string | Buffer,
): Promise<SourceDocument> {
  const bytes = Buffer.from(text);
  const facts = await readDocument(file, { bytes }).catch(unreadable);
  return { file, facts, text: bytes.toString('utf8') };
}

/** A project as it would be: other documents, other promises, and pictures that are not on disk yet. */
export interface Outlook {
  readonly documents: readonly SourceDocument[];
  readonly ledger: Ledger;
  readonly newFiles: readonly string[];
  /** What a finding would have been before, where files and addresses have other names. */
  readonly asBefore?: (finding: Finding) => Finding;
}

/** Returns the findings a change would bring: those that are not there without it. */
export async function findNew(project: Project, outlook: Outlook) {
  const { asBefore = (finding: Finding) => finding, newFiles } = outlook;
  const before = await findAll(project, project.documents, project.ledger);
  const known = new Set(before.map(keyOf));
  const files = new Set(newFiles);
  const after = await findAll(project, outlook.documents, outlook.ledger);
  const fresh = after.filter(
    (finding) =>
      !known.has(keyOf(asBefore(finding))) &&
      !(finding.code.startsWith('missing-') && files.has(`public${finding.found}`)),
  );
  return byLevel(fresh);
}

async function findAll(
  { listing, publicDir, now }: Project,
  documents: readonly SourceDocument[],
  ledger: Ledger,
): Promise<Finding[]> {
  const files = documents.map(({ file }) => file);
  const listed = { files, findings: listing.findings };
  return listFindings(await checkDocuments(listed, documents, { publicDir, now, ledger }));
}

const keyOf = ({ file, code, field, found, line }: Finding) =>
  JSON.stringify([file, code, field, found, found === undefined && line]);

/** The path of a document from the project's folder. */
export const pathOf = ({ folder }: Project, { path }: ContentFile) => relative(folder, path);
