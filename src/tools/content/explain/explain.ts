import { UsageError } from '../check-options';
import { findingCodes, isFindingCode } from '../findings';
import { nearest } from '../nearest';
import { folder, readPage } from './page-file';

/** Prints the page of a finding. Throws a UsageError for a name that is none. */
export function explain(name: string): 0 {
  if (!isFindingCode(name)) {
    const near = nearest(name, Object.keys(findingCodes));
    throw new UsageError(
      `${name === '' ? 'An empty name' : name} is no finding${near ? `; the nearest is ${near}` : ''}. All are listed in ${folder}/README.md.`,
    );
  }
  process.stdout.write((readPage(name) ?? '').replaceAll(/^(`{3,})\w*\n([\s\S]*?)\n\1$/gm, '$2'));
  return 0;
}
