import { makeButton } from './elements';
import type { Part } from './page-state';

/** Draws a box around an element; without one, none. */
export function outline(box: HTMLElement, element: Element | undefined): void {
  box.hidden = !element;
  if (!element) return;
  const { top, left, width, height } = element.getBoundingClientRect();
  Object.assign(box.style, {
    top: `${top + scrollY}px`,
    left: `${left + scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Puts a button at every text that has findings; pressed, it shows them. */
export function drawMarks(
  layer: HTMLElement,
  parts: readonly Part[],
  show: (part: Part) => void,
): void {
  layer.replaceChildren(
    ...parts
      .filter(({ findings, element }) => findings.length > 0 && isVisible(element))
      .map((part) => {
        const isError = part.findings.some(({ level }) => level !== 'warning');
        const names = part.findings.map(({ code }) => code).join(', ');
        const mark = makeButton(names, () => show(part), isError ? 'mark error' : 'mark warning');
        mark.setAttribute('aria-label', `${isError ? 'Error' : 'Warning'} here: ${names}`);
        const { top, left } = part.element.getBoundingClientRect();
        mark.style.top = `${Math.max(0, top + scrollY)}px`;
        mark.style.left = `${Math.max(0, left + scrollX)}px`;
        return mark;
      }),
  );
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
