import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/site/locales';
import { nameLanguage } from './formatter';
import { LanguageCode } from './language-code';

type NoteProps = {
  /** The language of the text. */
  lang: Locale;
  /** What is in that language; each has a sentence of its own in `site.writtenIn`. */
  what?: 'text' | 'video' | 'videos' | 'job';
  className?: string;
};

/** The line beside a title which says that the text is in another language than the page; nothing where they agree. */
export function WrittenInNote({ lang, what = 'text', className = '' }: NoteProps) {
  const words = useTranslations('site.writtenIn');
  const locale = useLocale();
  if (lang === locale) return null;
  return (
    <p lang={locale} className={className}>
      {words(what, { lang, name: nameLanguage(lang, locale) })}
    </p>
  );
}

/** The mark of a text in another language than the page, in lists: its code, and to screen readers its name; else nothing. */
export function WrittenInMark({ lang }: { lang: Locale }) {
  const words = useTranslations('site');
  const locale = useLocale();
  if (lang === locale) return null;
  return (
    <LanguageCode
      code={lang}
      locale={locale}
      name={`${words('language')}: ${nameLanguage(lang, locale)}`}
    />
  );
}
