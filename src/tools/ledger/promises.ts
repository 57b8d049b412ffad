import { readDocument, unreadable } from '../content/document';
import { listContent } from '../content/files';
import type { IndexedDocument } from '../content/site-index';
import { type Ledger, readCommitted, readLedger } from './ledger';
import { listLiving } from './living';
import { updateLedger } from './update-ledger';

/** Reads the ledger of a content folder, and what it should be by its documents at `now`. */
export async function readPromises(root: string, now: number) {
  const ledger: Ledger = readLedger(root);
  const committed = readCommitted(root);
  const documents: IndexedDocument[] = [];
  for (const file of listContent(root).files) {
    documents.push({ file, facts: await readDocument(file).catch(unreadable) });
  }
  return { ledger, next: updateLedger(ledger.lines, listLiving(documents), { now, committed }) };
}
