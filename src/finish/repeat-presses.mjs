// @ts-check

/**
 * Comes with the framework's scripts. A button that needs a script is pressed again once React has taken it over, and so
 * is a key that went to no field: nothing is lost that a visitor did before. `start-page.mjs` has recorded these events in `earlyPresses`.
 */
export function repeatPresses() {
  const { body } = document;
  const { earlyPresses: presses } = /** @type {{ earlyPresses: Event[] }} */ (
    /** @type {unknown} */ (self)
  );

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
