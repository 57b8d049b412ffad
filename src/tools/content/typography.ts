import type { Locale } from '@/site/locales';
import type { Finding } from './diagnostics';
import type { IndexedDocument } from './site-index';

type Rule = Pick<Finding, 'code' | 'expected' | 'fix'> & { readonly wrong: RegExp };

/** Signs that a language writes otherwise, by language; one without an entry is not looked at. */
const rules: Partial<Record<Locale, readonly Rule[]>> = {
  pl: [
    {
      code: 'foreign-quotes',
      wrong: /["'“‘«»]/,
      expected: 'quotations in „ and ”, apostrophes as ’',
      fix: 'Write „…”.',
    },
    {
      code: 'foreign-dash',
      wrong: /—|\S -\s/,
      expected: 'the dash – between spaces',
      fix: 'Write –.',
    },
  ],
};

/** Warns of quotes and dashes of another language. */
export function findForeignSigns({ file, facts }: IndexedDocument): Finding[] {
  const lang = facts.texts.find(({ field }) => field === 'lang')?.text;
  return (rules[(lang ?? file.locale) as Locale] ?? []).flatMap(({ wrong, ...rule }) =>
    facts.texts
      .filter(({ text }) => wrong.test(text))
      .map(({ text, ...place }) => ({ level: 'warning', ...rule, ...place, found: text.trim() })),
  );
}
