import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../refusal';
import { writeIfChanged } from '../write-if-changed';
import { hashPages } from './page-hashes';
import { type Diff, readCheck, readDiff, readPictures } from './read-results';
import { folderOfResults, readNamed } from './results-folder';
import { writeComment } from './review-comment';
import { listTouched } from './touched-pages';
import { readTypedContent } from './typed-content';

/** `npm run review:comment`: takes the arguments after it and a place for what it says; returns the exit code. */
export async function runComment(args: string[], say: (line: string) => void): Promise<0> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const folder = positionals[0] ?? folderOfResults;
  const read = <Result>(name: string, as: (text: string) => Result): Result | undefined => {
    const path = join(folder, name);
    if (!existsSync(path)) return undefined;
    try {
      return as(readNamed(path));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A step that failed has left half of it.
      say(`${path}: ${error.message}`);
      return undefined;
    }
  };
  const diff = read('diff.json', readDiff);
  const text = writeComment({
    findings: read('check.json', readCheck)?.findings,
    diff: read('diff.md', (markdown) => markdown),
    isTouched: (path) => diff === undefined || touches(diff, path),
    pictures: read('pictures/pictures.json', readPictures),
  });
  const pages = diff ? hashPages(listTouched(diff), await readTypedContent()) : [];
  writeIfChanged(join(folder, 'comment.md'), text);
  writeIfChanged(join(folder, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);
  say(`${join(folder, 'comment.md')}: ${text.length} characters, ${pages.length} pages to approve`);
  return 0;
}

/** A document is touched with all its languages: what changes in one may be missing in another. */
function touches({ documents, files }: Diff, path: string): boolean {
  return (
    documents.some(({ key }) => path.startsWith(`content/${key}.`)) ||
    files.some((file) => path === `public${file.path}`)
  );
}
