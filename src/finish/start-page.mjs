// @ts-check

/**
 * Runs in the page, from its head. Until something is painted, the page is its markup and the rules of its first
 * screen. Then the scripts and the whole sheet are asked for, and the sheet takes over. What is below is laid out after that, part by
 * part: all at once, a phone would not answer for a while. A touch or a key does not wait for the paint; a tab in the
 * background, which is not painted, begins when it has loaded.
 *
 * A visit that begins further down (a fragment, back, a reload) has no first screen: nothing is painted before the whole
 * sheet is there, as in a page that is not finished.
 * @param {string[]} scripts their addresses, in order
 * @param {string} below the parts below the first screen, as a selector
 */
export function startPage(scripts, below) {
  const { documentElement: root, head } = document;
  const rules = document.querySelector('style[data-first-rules]');
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const beginsFurtherDown = navigation?.type !== 'navigate' || navigation.name.includes('#');
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[rel=stylesheet][disabled]')
  );
  const sheets = [...links].map((link) => {
    if (!beginsFurtherDown) return link;
    // A sheet that is there already cannot begin to hold back the paint.
    const blocking = /** @type {HTMLLinkElement} */ (link.cloneNode());
    blocking.setAttribute('blocking', 'render');
    blocking.removeAttribute('disabled');
    link.replaceWith(blocking);
    return blocking;
  });
  const coming = sheets.map(
    (sheet) =>
      /** @type {Promise<boolean>} */ (
        new Promise((resolve) => {
          if (sheet.sheet) resolve(true);
          sheet.onload = () => resolve(true);
          sheet.onerror = () => resolve(false);
        })
      ),
  );
  /** @param {HTMLElement[]} parts @param {number} from */
  const layOut = (parts, from) => {
    const to = from + Math.ceil(parts.length / 12);
    for (const part of parts.slice(from, to)) part.style.contentVisibility = 'visible';
    if (to < parts.length) return setTimeout(layOut, 30, parts, to);
    delete root.dataset.firstPaint;
    for (const part of parts) part.style.removeProperty('content-visibility');
  };
  /** @param {boolean[]} loaded without a sheet, the first rules are better than none */
  const apply = (loaded) => {
    if (!loaded.includes(false)) rules?.remove();
    layOut([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(below))], 0);
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const src of scripts) {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      head.append(script);
    }
    for (const sheet of sheets) sheet.disabled = false;
    Promise.all(coming).then(apply);
  };

  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, begin, { capture: true, once: true, passive: true });
  addEventListener('beforeprint', () => delete root.dataset.firstPaint);
  // A page that is seen will be painted.
  addEventListener('load', () => setTimeout(begin, document.hidden ? 0 : 3000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin);
  }).observe({ type: 'paint', buffered: true });
  if (!beginsFurtherDown) root.dataset.firstPaint = '';
}
