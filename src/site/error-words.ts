import type { Locale } from './locales';

/**
 * The words of the error page, apart from `messages/`: the page is sent along with every other page and must work when
 * everything else fails, so it carries its three sentences and no more.
 */
export const errorWords = {
  en: {
    title: 'This page failed to load',
    text: 'The fault is ours. Try again; if it stays, write to us:',
    retry: 'Try again',
  },
  pl: {
    title: 'Nie udało się wczytać tej strony',
    text: 'Wina leży po naszej stronie. Spróbuj ponownie, a jeśli to nie pomoże, napisz do nas:',
    retry: 'Spróbuj ponownie',
  },
} as const satisfies Record<Locale, Record<'title' | 'text' | 'retry', string>>;
