import { readFileSync } from 'node:fs';
import { rowOf } from '@/schema';
import { writeIfChanged } from '../../write-if-changed';
import { listContent } from '../files';
import { count } from '../report';
import { fixText } from './fix-text';

/** Mends every document below `root` that can be mended, each file whole or not at all, and prints what it changed. */
export async function fixContent(root: string): Promise<void> {
  let changed = 0;
  for (const { path, shown, collection } of listContent(root).files) {
    const bytes = readIfThere(path);
    if (!bytes) continue;
    const { text, changes } = await fixText(bytes, rowOf(collection).form);
    if (changes.length === 0) continue;
    writeIfChanged(path, text);
    changed += 1;
    process.stdout.write(`${shown}: ${changes.join('; ')}\n`);
  }
  process.stdout.write(
    changed === 0 ? 'Nothing to mend.\n' : `Mended ${count(changed, 'file')}.\n`,
  );
}

/** What cannot be read, the check reports. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
