import type { FileFinding } from '../finding';
import { writeFrontmatter } from './frontmatter-value';
import { findObstacle } from './guard/find-obstacle';
import { defineNativePass } from './native-pass';
import { generateFromText } from './satteri';
import type { BodyInput } from './types';
import { wrapBody } from './wrap-code';

/** Code, or why this document needs the exact way. */
export type Attempt = { code: string; findings: FileFinding[] } | { obstacle: string };

export interface NativeFeatures {
  readonly gfm: boolean;
  readonly slugs: boolean;
}

/** Compiles with satteri alone. Throws what satteri throws on MDX it refuses. */
export function compileNatively(input: BodyInput, { gfm, slugs }: NativeFeatures): Attempt {
  const { pass, parts } = defineNativePass(input.text, slugs);
  const { code, yaml } = generateFromText(input.text, gfm, pass);
  const obstacle = findObstacle(input.text, parts, gfm);
  if (obstacle) return { obstacle };
  const frontmatter = writeFrontmatter(yaml, input);
  return frontmatter === undefined
    ? { obstacle: 'its frontmatter holds a value that JSON cannot hold' }
    : { code: wrapBody(code, frontmatter), findings: [] };
}
