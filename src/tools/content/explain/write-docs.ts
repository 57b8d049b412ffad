import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from '../../write-if-changed';
import { count } from '../report';
import { folder } from './page-file';
import { writePages } from './pages';

/** Writes the pages of all findings, and removes those of findings that are no more. */
export async function writeDocs(): Promise<0> {
  const pages = await writePages();
  const changed = [...pages].filter(([path, text]) => writeIfChanged(path, text));
  for (const name of readdirSync(folder)) {
    if (!pages.has(`${folder}/${name}`)) rmSync(join(folder, name));
  }
  process.stdout.write(`${count(changed.length, 'page')} written in ${folder}/\n`);
  return 0;
}
