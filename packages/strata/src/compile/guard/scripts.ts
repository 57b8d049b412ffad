import { findExpressionObstacle } from './expressions';
import type { Parts } from './parts';

/** JavaScript that only a bundler makes right, with the reason a report gives. */
const obstacles: readonly (readonly [RegExp, string])[] = [
  [/\bimport\b/, 'it imports'],
  [/\brequire\b/, 'it calls require'],
  [/\bawait\b/, 'it awaits'],
  [/\bprocess\b/, 'it reads process'],
  [/\bfrontmatter\s*(?:[-+*/%&|^?<>]*=(?![=>])|\+\+|--)/, 'it changes its frontmatter'],
];

/** Why a document cannot be left to satteri, judged by its JavaScript; nothing where it can. */
export function findScriptObstacle({ modules, expressions }: Parts): string | undefined {
  if (modules.length > 0) {
    return modules.some((code) => /\bimport\b/.test(code)) ? 'it imports' : 'it exports';
  }
  for (const code of expressions) {
    const found = obstacles.find(([pattern]) => pattern.test(code))?.[1];
    const obstacle = found ?? findExpressionObstacle(code);
    if (obstacle) return obstacle;
  }
  return undefined;
}
