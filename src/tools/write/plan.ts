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
  | { readonly refused: string; readonly findings?: readonly Finding[] };

/** Says why a command does nothing. */
export function refuse(refused: string, findings: readonly Finding[] = []): Plan {
  return { refused, findings };
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
