import problems from '../../.contentlayer/problems.json';

/** A finding of the content check. */
export type ContentProblem = {
  file: string;
  line: number;
  column: number;
  code: string;
  field?: string;
  found?: string;
  expected?: string;
  fix?: string;
};

/** Returns the findings of the content check for the preview; empty elsewhere, because a finding stops a build. */
export function listContentProblems(): ContentProblem[] {
  return process.env.NODE_ENV === 'development' ? problems : [];
}
