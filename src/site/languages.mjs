// @ts-check

/**
 * What the site knows of a language; its words stand in `messages/<tag>/`, its documents in `content/`.
 * @typedef {object} Language
 * @property {string} region whose spelling, dates and numbers it follows, as a BCP 47 tag
 * @property {string} name what it is called in itself
 * @property {string} short what the language switch shows
 * @property {'narrowSymbol' | 'code'} currency how it writes a foreign currency: $7,970, or 7970 USD
 * @property {'polish'} [spacing] the rule for the ends of lines, where it has one (`src/rules/text-spacing.ts`)
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
