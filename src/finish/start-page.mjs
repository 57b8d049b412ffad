// @ts-check

/**
 * Stands in the page, and runs from its head. Until something is painted, the page is its markup and the rules of its
 * first screen. Then the whole sheet and the scripts are asked for: the sheet first, because over HTTP/1 scripts would
 * take all connections, and the sheet would wait for one. When the sheet is there, what is below is laid out, part by
 * part: all at once, a phone would not answer for a while. The first rules stay in the page: the sheet repeats them, and
 * removing them would style the whole page again. A touch or a key does not wait for the paint; a tab in the background,
 * which is not painted, begins when it has loaded.
 *
 * A visit that begins further down (a fragment, back, a reload) has no first screen: nothing is painted before the whole
 * sheet is there, as in a page that is not finished.
 * @param {string[]} scripts their addresses, in order
 * @param {string} below the parts below the first screen, as a selector
 */
export function startPage(scripts, below) {
  const { documentElement: root, head } = document;
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const beginsFurtherDown = navigation?.type !== 'navigate' || navigation.name.includes('#');
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[disabled]')
  );
  const sheets = [...links].map((link) => {
    if (!beginsFurtherDown) return link;
    // A sheet that is there already cannot begin to hold back the paint.
    const blocking = /** @type {HTMLLinkElement} */ (link.cloneNode());
    blocking.setAttribute('blocking', 'render');
    blocking.disabled = false;
    link.replaceWith(blocking);
    return blocking;
  });
  if (!beginsFurtherDown) root.dataset.firstPaint = '';

  /** @type {Event[]} presses and keys that find an element React does not know yet, for `repeat-presses.mjs` */
  const presses = [];
  /** @param {Event} event */
  const note = (event) => {
    const element = event.target instanceof Element && event.target.closest('button,body');
    if (!element || Object.keys(element).some((key) => key.startsWith('__reactProps'))) return;
    presses.push(event);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, note);
  /** @type {{ earlyPresses?: Event[] }} */ (self).earlyPresses = presses;

  /** @param {HTMLElement[]} parts @param {number} from */
  const layOut = (parts, from) => {
    const to = from + Math.ceil(parts.length / 12);
    for (const part of parts.slice(from, to)) part.style.contentVisibility = 'visible';
    if (to < parts.length) return setTimeout(layOut, 30, parts, to);
    delete root.dataset.firstPaint;
    for (const part of parts) part.style.contentVisibility = '';
  };
  const coming = sheets.map((sheet) => {
    return new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve;
    });
  });
  Promise.all(coming).then(() => {
    layOut([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(below))], 0);
  });

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const sheet of sheets) sheet.disabled = false;
    for (const src of scripts)
      head.append(Object.assign(document.createElement('script'), { async: true, src }));
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  // A page that is seen will be painted.
  addEventListener('load', () => setTimeout(begin, document.hidden ? 0 : 3000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin);
  }).observe({ type: 'paint', buffered: true });
}
