import { relative } from 'node:path';
import type { Finding } from '../finding';

const fixes: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room on the disk, then build again; what is there stays as it was.',
  EDQUOT: 'Make room on the disk, then build again; what is there stays as it was.',
  EFBIG: 'Raise the limit for the size of files (ulimit -f), then build again.',
  EACCES: 'Allow this user to read the content and to write .contentlayer.',
  EROFS: 'Build where .contentlayer can be written.',
};

/** What the system refused while files were read or written; anything else is a mistake of ours and is thrown. */
export function describeDiskError(error: unknown): Finding {
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  return {
    code: 'disk-error',
    file: path === undefined ? '.contentlayer' : relative(process.cwd(), path),
    line: 1,
    column: 1,
    found: error.message,
    expected: 'a disk that can be read and written',
    fix: fixes[code] ?? 'Correct what the system says, then build again.',
  };
}
