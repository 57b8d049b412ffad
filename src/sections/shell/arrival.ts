/** What lies below the first screen of a long page, in parts that can be laid out one after the other. */
const laterParts = [
  'main > section:nth-child(n+3)',
  'main > article > section:nth-child(n+3)',
  'main > article .prose > :nth-child(n+6)',
  'body > footer',
].join();

/**
 * Runs in the head before the first paint: style and layout of the later parts wait until the visitor comes near them
 * or `layOutTheRest` gets there, so that a phone shows the first screen, and answers, sooner. Their heights are guesses
 * so long: hence not where a place far down is asked for (a link to a heading or a piece of text, going back,
 * reloading), and only until the first touch or key, which may follow a link in the page. Links to a piece of text are
 * told by the entry's name, and that in Chromium only: Firefox does not find such a text in what it has not laid out.
 */
export const arrivalScript = `try {
  const { type, name } = performance.getEntriesByType('navigation')[0];
  const hasPlace = type !== 'navigate' || location.hash || name.includes('#');
  if (!hasPlace && navigator.userAgentData?.brands.some(({ brand }) => brand === 'Chromium')) {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('@media screen { ${laterParts} { content-visibility: auto; contain-intrinsic-size: auto 40rem } }');
    document.adoptedStyleSheets = [sheet];
    const end = () => { document.adoptedStyleSheets = [] };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { once: true, capture: true });
  }
} catch {}`;

/** Lays out what `arrivalScript` has put off, in tasks of a few milliseconds, and leaves the document as it came. */
export function layOutTheRest(): void {
  if (!isArriving()) return;
  const parts = [...document.querySelectorAll<HTMLElement>(laterParts)];
  const waiting = parts.values();
  const layOutSome = () => {
    const start = performance.now();
    do {
      const { value: part } = waiting.next();
      if (!part || !isArriving()) return end(parts);
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
    } while (performance.now() - start < 8);
    setTimeout(layOutSome);
  };
  setTimeout(layOutSome);
}

const isArriving = () => document.adoptedStyleSheets.length > 0;

function end(parts: readonly HTMLElement[]): void {
  document.adoptedStyleSheets = [];
  for (const { style } of parts) style.contentVisibility = '';
}
