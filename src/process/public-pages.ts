import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicPages } from '@/rules/public-page';
import { logError } from '@/server/log';

/** Returns the pages of documents as the build lists them (`src/app/public-pages/`); none where it has no such list. */
export function loadPublicPages(): PublicPages {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next/server/app');
  try {
    const pages: unknown = JSON.parse(readFileSync(join(folder, 'public-pages.body'), 'utf8'));
    if (pages instanceof Object) return pages as PublicPages;
  } catch {
    // Said below: to be missing and to be no list is the same.
  }
  const say =
    'The build has no list of public pages: each address is rendered to see if it has one.';
  logError('start.warning', { say });
  return {};
}
