import type { PageText } from '../notes/answer';

/** A text of the page with the element that shows it. */
export interface ShownText extends PageText {
  readonly element: Element;
}

const left = 'script, style, svg, template, noscript';
const blocks =
  'p, ul, ol, li, dl, table, pre, blockquote, figure, div, section, article, h1, h2, h3, h4';

/** Lists the texts of the page in their order: of each element that has words of its own, picture, time and code. */
export function listTexts(root: Element): ShownText[] {
  const bodies = [...root.querySelectorAll('.prose')];
  const found: ShownText[] = [];
  const add = (element: Element, text: string, part = text) => {
    const body = bodies.findIndex((one) => one.contains(element));
    if (text.trim() !== '') found.push({ element, text, part, ...(body !== -1 && { body }) });
  };
  const visit = (element: Element) => {
    if (element.matches(left)) return;
    if (element instanceof HTMLImageElement) return add(element, element.alt);
    if (element instanceof HTMLTimeElement && element.dateTime)
      return add(element, element.dateTime);
    if (element instanceof HTMLPreElement) return add(element, element.textContent ?? '');
    const own = ownTexts(element);
    if (own.length > 0) add(element, element.textContent ?? '', longest(own));
    // Marks inside a line belong to the line.
    for (const child of element.children)
      if (own.length === 0 || child.matches(`${blocks}, img`)) visit(child);
  };
  visit(root);
  return found;
}

function ownTexts(element: Element): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .filter((text) => text.trim() !== '');
}

const longest = (texts: readonly string[]) =>
  texts.reduce((one, other) => (other.length > one.length ? other : one));
