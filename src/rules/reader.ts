import type { Locale } from '@/site/locales';

/** Who a page is made for: a language and a time. Documents published later are not shown. */
export type Reader = { locale: Locale; now: Date };
