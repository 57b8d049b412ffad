import problems from '../../.contentlayer/problems.json';

/** A mistake in a content file, as the check found it. */
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

/** Returns what is wrong with the content, for the preview; a build has stopped long before at any of it. */
export function listContentProblems(): ContentProblem[] {
  return process.env.NODE_ENV === 'development' ? problems : [];
}
