import { existsSync, readFileSync } from 'node:fs';
import type { FindingCode } from '../findings';

/** Where the pages of findings are. */
export const folder = 'docs/findings';

/** Returns the page of a finding, as Markdown; undefined where it is not there. */
export function readPage(code: FindingCode): string | undefined {
  const path = `${folder}/${code}.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
