import { makeFolder } from '../output/support/folder';
import {
  copySite,
  type FileTree,
  notCopied,
  readSite,
  runContentlayer,
} from '../output/support/project';
import { listFiles, readFiles } from './ground';
import { keepAnswer } from './kept-answers';

/** All files of a site as contentlayer2 leaves them, with the packages of the repository; the folder stays as it is. */
export function askContentlayer(site: string): Promise<FileTree> {
  const sources = [...readFiles(listFiles(site, notCopied))];
  const parts = sources.map((part) => (typeof part === 'string' ? part.replace(site, '') : part));
  return keepAnswer({ kind: 'contentlayer', parts }, () => {
    const copy = makeFolder('theirs');
    copySite(site, copy);
    // Other variables could change what a config or a plugin makes.
    const { PATH, TZ } = process.env;
    runContentlayer(copy, TZ === undefined ? { PATH } : { PATH, TZ });
    return readSite(copy);
  });
}
