import type { CollectionName } from '@/schema';
import type { Redirect } from '@/site/redirect-file.mjs';
import type { Finding } from '../content/findings';
import type { Change } from './change';

/** What a command would do, or why it does nothing. */
export type Plan =
  | {
      readonly change: Change;
      /** What is going to happen, a line each. */
      readonly lines: readonly string[];
      /** What to do next, or to know. */
      readonly notes: readonly string[];
    }
  | Refusal;

export interface Refusal {
  readonly refused: string;
  readonly findings?: readonly Finding[];
}

/** Says why a command does nothing. */
export function refuse(refused: string, findings: readonly Finding[] = []): Refusal {
  return { refused, findings };
}

/** Where a document is seen while it is written. */
export function previewNote(collection: CollectionName, address: string | undefined): string {
  return address === undefined
    ? `It has no page of its own: in the preview (npm run dev) it is where others of ${collection} are shown.`
    : `Preview: npm run dev, then http://localhost:3000${address}`;
}

/** What the check will advise once it is done. */
export function warningNotes(warnings: readonly Finding[]): string[] {
  const told = warnings
    .slice(0, 5)
    .map(({ file, line, code, fix = '' }) => `  ${file}:${line}  ${code}  ${fix}`);
  if (told.length === 0) return [];
  const more = warnings.length > told.length ? [`  and ${warnings.length - told.length} more`] : [];
  return ['The check warns now:', ...told, ...more];
}

/** The lines that say how a list of redirects changes. */
export function describeRedirects(before: readonly Redirect[], after: readonly Redirect[]) {
  const write = ({ from, to }: Redirect) => `redirect  ${from} → ${to}`;
  const [old, now] = [before.map(write), after.map(write)];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `drop ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `add ${line}`),
  ];
}
