// @ts-check

/**
 * What the site knows of a language; its messages are in `messages/<tag>/`, its documents in `content/`.
 * @typedef {object} Language
 * @property {string} region BCP 47 tag: the region whose spelling, dates and numbers the language follows
 * @property {string} name its own name for itself
 * @property {string} short what the language switch shows
 * @property {'narrowSymbol' | 'code'} currency how the language writes a foreign currency: $7,970, or 7970 USD
 * @property {'polish'} [spacing] the rule for line breaks, if the language has one (`src/rules/text-spacing.ts`)
 * @property {{ title: string, text: string, retry: string }} error the error page, apart from `messages/`: it comes
 *   along with every other page and has to work when everything else fails
 */

/** A row per language, by its tag in addresses; the first is the default, which addresses do not name. */
export const languages = /** @satisfies {Record<string, Language>} */ (
  /** @type {const} */ ({
    en: {
      region: 'en-GB',
      name: 'English',
      short: 'EN',
      currency: 'narrowSymbol',
      error: {
        title: 'This page failed to load',
        text: 'The fault is ours. Try again; if it stays, write to us:',
        retry: 'Try again',
      },
    },
    pl: {
      region: 'pl-PL',
      name: 'Polski',
      short: 'PL',
      currency: 'code',
      spacing: 'polish',
      error: {
        title: 'Nie udało się wczytać tej strony',
        text: 'Wina leży po naszej stronie. Spróbuj ponownie, a jeśli to nie pomoże, napisz do nas:',
        retry: 'Spróbuj ponownie',
      },
    },
  })
);
