import type { z } from 'zod';
import { spaceTree, spacingOf } from '../../rules/text-spacing';
import type { Heading } from '../../schema/shared/collection';
import { pickWords } from '../../schema/words';
import { defaultLocale, type Locale, locales } from '../../site/locales';

export type Json = undefined | null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

/** A body by the name of its content. */
export type NamedBody = {
  readonly hash: string;
  /** Returns its compiled MDX, and its words, each once. */
  readonly read: () => { code: string; words: string };
};

/** One content file as it was read: its fields without those of its name, the outline and the body. */
export type SourceFile = {
  readonly slug: string;
  readonly locale: Locale;
  readonly fields: Fields;
  readonly outline?: { readonly headings: readonly Heading[]; readonly words: number };
  readonly body?: NamedBody;
};

/** A document in every language it has a file for, the original's included; each version is complete. */
export type Versions = Partial<Record<Locale, Fields>>;

/**
 * Joins the files of one slug to a document; undefined where there is no original. A translation is its original with
 * its own words laid over; every version says its language, and those of the whole document, has the spacing of its
 * language, and says in which file its body is.
 */
export function joinVersions(
  schema: z.ZodObject,
  files: readonly SourceFile[],
  bodyFile?: string,
): Versions | undefined {
  const original = files.find(({ locale }) => locale === defaultLocale);
  return original && joinFiles(schema, original, files, bodyFile);
}

function joinFiles(
  schema: z.ZodObject,
  original: SourceFile,
  files: readonly SourceFile[],
  bodyFile: string | undefined,
) {
  const ordered = files.toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  const languages = [...new Set(ordered.map(languageOf))];
  return Object.fromEntries(
    ordered.map((file): [Locale, Fields] => {
      const { slug, locale, outline, body: own } = file;
      const lang = languageOf(file);
      const fields = isSetAlready(file, original, lang)
        ? original.fields
        : setWords(schema, original, file, lang);
      const headings = outline && {
        headings: outline.headings.map(({ text, ...rest }) => ({
          ...rest,
          text: spaceTree(text, lang),
        })),
        words: outline.words,
      };
      const body = own && { bodyFile, bodyHash: own.hash };
      return [locale, { ...fields, ...headings, ...body, slug, locale, lang, languages }];
    }),
  );
}

const isSetAlready = (file: SourceFile, original: SourceFile, lang: Locale) =>
  file === original && spacingOf(lang) === undefined;

function setWords(schema: z.ZodObject, original: SourceFile, { fields }: SourceFile, lang: Locale) {
  const words = pickWords(schema, fields) as Json;
  return layOver(original.fields, words && spaceTree(words, lang)) as Fields;
}

/** The name of a translation says its language; an original may say another one than the default itself. */
function languageOf({ locale, fields }: SourceFile): Locale {
  const said = locales.find((candidate) => candidate === fields.lang);
  return locale === defaultLocale ? (said ?? locale) : locale;
}

/**
 * Lays words over the fields they stand in for: groups by field, lists by position. Where the two differ in kind or
 * number, which the preview may meet between two saves, the original counts.
 */
function layOver(original: Json, words: Json): Json {
  if (Array.isArray(original)) {
    return original.map((entry, index) =>
      layOver(entry, Array.isArray(words) ? words[index] : undefined),
    );
  }
  if (typeof original === 'object' && original !== null) {
    return Object.fromEntries(
      Object.entries(original).map(([name, field]) => [
        name,
        layOver(field, isGroup(words) ? words[name] : undefined),
      ]),
    );
  }
  return typeof words === typeof original ? words : original;
}

function isGroup(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
