// @ts-check

/**
 * Comes with the framework's scripts, once something is painted. When the whole sheet is there, what is below is laid
 * out, part by part: all at once, a phone would not answer for a while. The rules of the first screen stay before the
 * sheet, which says them all again: without them, the whole page would be styled once more. A button that needs a script is pressed again once React has taken it over, and so is a key that went to no
 * field: nothing is lost that a visitor did before.
 * @param {string} below the parts below the first screen, as a selector
 */
export function settlePage(below) {
  const { documentElement: root, body } = document;
  const { sheets, presses } = /** @type {{ pageStart: import('./start-page.mjs').Start }} */ (
    /** @type {unknown} */ (self)
  ).pageStart;

  /** @param {HTMLElement[]} parts @param {number} from */
  const layOut = (parts, from) => {
    const to = from + Math.ceil(parts.length / 12);
    for (const part of parts.slice(from, to)) part.style.contentVisibility = 'visible';
    if (to < parts.length) return setTimeout(layOut, 30, parts, to);
    delete root.dataset.firstPaint;
    for (const part of parts) part.style.removeProperty('content-visibility');
  };
  Promise.all(sheets).then(() => {
    layOut([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(below))], 0);
  });

  /** @type {Map<Element, () => void>} the last press on each element */
  const waiting = new Map();
  /** @param {Event} event */
  const take = (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest('button');
    if (event.type === 'click' && button?.type === 'button' && !button.popoverTargetElement)
      waiting.set(button, () => button.click());
    if (event.type === 'keydown' && target === body)
      waiting.set(body, () => body.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  const repeat = () => {
    presses.splice(0).forEach(take);
    for (const [element, press] of waiting) {
      // React marks an element a moment before its effects run.
      if (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) continue;
      waiting.delete(element);
      setTimeout(press, 100);
    }
    if (waiting.size > 0) setTimeout(repeat, 100);
  };
  repeat();
  // Some parts of a page React takes over later than others.
  for (const type of ['click', 'keydown']) addEventListener(type, repeat);
}
