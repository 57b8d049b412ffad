// @ts-check

/**
 * Runs in the page, from its head. A button that needs a script is pressed again once React has taken it over, and so is
 * a key that went to no field: nothing is lost that a visitor did before.
 */
export function repeatEarlyPresses() {
  /** @type {Map<Element, () => void>} the last press on each element that React does not know yet */
  const presses = new Map();

  /** @param {Element} element React marks it a moment before its effects run */
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

  const repeat = () => {
    for (const [element, press] of presses) {
      if (!isTaken(element)) continue;
      presses.delete(element);
      setTimeout(press, 100);
    }
    if (presses.size > 0) setTimeout(repeat, 100);
  };

  /** @param {Element} element @param {() => void} press */
  const note = (element, press) => {
    if (isTaken(element)) return;
    if (presses.size === 0) setTimeout(repeat, 100);
    presses.set(element, press);
  };

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.type === 'button' && !button.popoverTargetElement)
      note(button, () => button.click());
  });
  addEventListener('keydown', ({ target, key, ctrlKey, metaKey }) => {
    const { body } = document;
    const options = { key, ctrlKey, metaKey, bubbles: true };
    if (target === body)
      note(body, () => body.dispatchEvent(new KeyboardEvent('keydown', options)));
  });
}
