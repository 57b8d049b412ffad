import type { Locale } from '@/site/locales';
import type { StaticRoute } from '@/site/routes';
import { pageSynonyms } from './page-synonyms';
import type { ResultKind } from './search-entry';
import { wordSynonyms } from './word-synonyms';

/** What other words lead to: a page, everything of a kind, everything with a price, or what has a word in its title. */
type Target =
  | { page: StaticRoute | `${StaticRoute}#${string}` }
  | { kind: ResultKind }
  | { has: 'price' }
  | { word: Readonly<Record<Locale, string>> };

/** A row of the table: what a buyer or an applicant types, by language, where the site itself says it in other words. */
export type Synonyms = Target & { typed: Readonly<Record<Locale, string>> };

/**
 * The one table of synonyms. They are added to the index when it is built, so that a search costs a browser no more.
 * Words are separated by spaces; case and diacritics do not count, and Polish endings are trimmed by the search.
 */
export const synonyms: readonly Synonyms[] = [...pageSynonyms, ...wordSynonyms];
