import { wrapIndex } from './wrap-index';

export type TabListShape = 'row' | 'column';
type TabList = { selected: number; count: number; shape: TabListShape };

/**
 * Returns the tab that a key leads to (0-based), or undefined for a key that is none of the tabs' business. The keys of
 * the ARIA Authoring Practices; in a row Up and Down go on scrolling the page, in a column all four arrows work.
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
