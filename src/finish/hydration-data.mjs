// @ts-check

/** The data that React hydrates the page with, as Next writes it: a JavaScript string in double quotes. */
const data = /(self\.__next_f\.push\(\[1,)"([^"\\]*(?:\\.[^"\\]*)*)"(?=\]\)<\/script>)/g;

/**
 * Returns the page with its hydration data in single quotes. One character in twelve of the data is a double quote, and
 * none of them then needs a backslash. The string's value stays the same.
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
