import { readFindings } from './compiled';

/** A finding of the content check (`src/tools/content/findings.ts`). */
export type Finding = {
  level?: string;
  file: string;
  line: number;
  column: number;
  code: string;
  field?: string;
  found?: string;
  expected: string;
  nearest?: string;
  fix: string;
};

/** Returns the findings of the content check for the preview; empty elsewhere, because an error stops a build. */
export function listFindings(): Finding[] {
  return process.env.NODE_ENV === 'development' ? (readFindings() as Finding[]) : [];
}
