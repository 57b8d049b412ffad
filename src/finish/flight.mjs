// @ts-check

/** What React hydrates the page with: JSON as a text of JavaScript, in double quotes. */
const data = /(self\.__next_f\.push\(\[1,)"([^"\\]*(?:\\.[^"\\]*)*)"(?=\]\)<\/script>)/g;

/**
 * Writes the data for hydration in single quotes: its own quotes, which are one character in twelve, then need no
 * backslash before them. The text is the same.
 * @param {string} html
 */
export function requoteData(html) {
  return html.replaceAll(data, (_, call, text) => {
    const requoted = text.replaceAll(/\\.|'/g, (/** @type {string} */ one) => {
      if (one === '\\"') return '"';
      return one === "'" ? "\\'" : one;
    });
    return `${call}'${requoted}'`;
  });
}
