import type { Locale } from '@/site/locales';

/** Who a page is made for: in which language, and at what time; what is published later is not there yet. */
export type Reader = { locale: Locale; now: Date };
