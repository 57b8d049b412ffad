import type { Diagnostic } from './diagnostics';
import { writeIfChanged } from './write-if-changed';

/** Leaves what is wrong with the content where the page of the preview reads it (`src/collections/problems.ts`). */
export function writeProblems(problems: readonly Diagnostic[]): void {
  writeIfChanged('.contentlayer/problems.json', `${JSON.stringify(problems)}\n`);
}
