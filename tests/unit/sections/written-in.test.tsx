import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { nameLanguage } from '@/i18n/formatter';
import { WrittenInMark, WrittenInNote } from '@/i18n/written-in';
import { type Locale, locales } from '@/site/locales';
import en from '../../../messages/en/site.json';
import pl from '../../../messages/pl/site.json';

const messages = { en, pl };
const kinds = ['text', 'video', 'videos', 'job'] as const;

type Note = ComponentProps<typeof WrittenInNote>;

const note = (locale: Locale, props: Note) => inLanguage(locale, <WrittenInNote {...props} />);
const mark = (locale: Locale, lang: Locale) => inLanguage(locale, <WrittenInMark lang={lang} />);

function inLanguage(locale: Locale, part: React.ReactNode) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ site: messages[locale] }}>
      {part}
    </NextIntlClientProvider>,
  );
}

describe.each(locales)('on a page in %s', (locale) => {
  test('nothing is said of a text in the same language', () => {
    for (const what of kinds) expect(note(locale, { lang: locale, what })).toBe('');
    expect(mark(locale, locale)).toBe('');
  });

  test.each(locales.filter((lang) => lang !== locale))('a text in %s says so', (lang) => {
    for (const what of kinds) {
      expect(note(locale, { lang, what })).toMatch(
        new RegExp(`^<p lang="${locale}"[^>]*>[^<{]+\\.</p>$`),
      );
    }
  });

  test('the mark shows the code of the language, and tells its name to screen readers', () => {
    for (const lang of locales.filter((one) => one !== locale)) {
      expect(mark(locale, lang)).toContain(`<span aria-hidden="true">${lang.toUpperCase()}</span>`);
      expect(mark(locale, lang)).toContain(`: ${nameLanguage(lang, locale)}</span>`);
    }
  });

  test('a language without a sentence of its own is named', () => {
    for (const what of kinds) {
      const german = note(locale, { lang: 'de' as Locale, what });
      expect(german).toContain(nameLanguage('de' as Locale, locale));
    }
  });
});
