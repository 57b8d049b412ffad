import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, locales, timeZone } from '@/site/locales';
import { loadMessages } from './messages';

/** Gives next-intl the language of the page being rendered, and its messages. */
export default getRequestConfig(async (params) => {
  const wanted = params.locale ?? (await rootLocale());
  const locale = hasLocale(locales, wanted) ? wanted : defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone };
});
