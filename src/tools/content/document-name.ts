import { defaultLocale, type Locale, locales } from '../../site/locales';

/** What the name of a content file says: `x.pl.mdx` is the Polish translation of x. */
export interface DocumentName {
  readonly slug: string;
  readonly locale: Locale;
}

const translation = new RegExp(
  `^(.+)\\.(${locales.filter((locale) => locale !== defaultLocale).join('|')})$`,
);

/** Reads a path or file name, extension included. */
export function readDocumentName(path: string): DocumentName {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const [, slug, suffix] = translation.exec(name) ?? [];
  const locale = locales.find((candidate) => candidate === suffix);
  return slug === undefined || locale === undefined
    ? { slug: name, locale: defaultLocale }
    : { slug, locale };
}
