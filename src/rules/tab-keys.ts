import { wrapIndex } from './wrap-index';

export type TabListShape = 'row' | 'column';
type TabList = { selected: number; count: number; shape: TabListShape };

/**
 * Returns the tab that a key selects (0-based), or undefined for any other key. The keys are those of the ARIA
 * Authoring Practices; in a row, Up and Down scroll the page as usual; in a column, all four arrows work.
 */
export function tabAfterKey(key: string, { selected, count, shape }: TabList): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (key === 'ArrowDown' && shape === 'column'))
    return wrapIndex(selected, 1, count);
  if (key === 'ArrowLeft' || (key === 'ArrowUp' && shape === 'column'))
    return wrapIndex(selected, -1, count);
  return undefined;
}
