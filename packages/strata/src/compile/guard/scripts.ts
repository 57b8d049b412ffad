import { findExpressionObstacle } from './expressions';
import type { Parts } from './parts';

/** Why a document cannot be left to satteri, judged by its JavaScript; nothing where it can. */
export function findScriptObstacle({ modules, expressions }: Parts): string | undefined {
  if (modules.length > 0) {
    return modules.some((code) => /\bimport\b/.test(code)) ? 'it imports' : 'it exports';
  }
  for (const code of expressions) {
    const obstacle = findExpressionObstacle(code);
    if (obstacle) return obstacle;
  }
  return undefined;
}
