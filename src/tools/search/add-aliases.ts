import type { FindablePage } from '@/features/search/search-entry';
import { wordsOf } from '@/features/search/search-words';
import { type Synonyms, synonyms } from '@/features/search/synonyms';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';

/** What is known of all pages: their language, and the paths of those with a price. */
type Known = { locale: Locale; priced: ReadonlySet<string> };

/** Adds to each page the words of the table of synonyms that lead to it and that its title does not have. */
export function addAliases(pages: readonly FindablePage[], known: Known): FindablePage[] {
  const { locale } = known;
  return pages.map((page) => {
    const typed = synonyms
      .filter((row) => leadsTo(row, page, known))
      .flatMap((row) => row.typed[locale].split(' '));
    const titled = new Set(wordsOf(page.title));
    const aliases = [...new Set(typed)].filter(
      (word) => !wordsOf(word).every((one) => titled.has(one)),
    );
    return aliases.length > 0 ? { ...page, aliases } : page;
  });
}

/** The kinds whose titles are looked at for a word: an article that has it is not what the word stands for. */
const named: readonly FindablePage['kind'][] = ['question', 'add-on', 'service', 'legal'];

function leadsTo(row: Synonyms, page: FindablePage, { locale, priced }: Known): boolean {
  if ('page' in row) return page.path === pathFor(row.page, locale);
  if ('kind' in row) return page.kind === row.kind;
  if ('has' in row) return priced.has(page.path);
  const title = ` ${wordsOf(page.title).join(' ')}`;
  return named.includes(page.kind) && title.includes(` ${wordsOf(row.word[locale]).join(' ')}`);
}
