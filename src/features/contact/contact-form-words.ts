import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/site/locales';

export type ContactFormWords = ReturnType<typeof useContactFormWords>['words'];

/** Returns what the contact form says, as finished strings for the browser, and the page's language. */
export function useContactFormWords() {
  const site = useTranslations('site.contactForm');
  const locale: Locale = useLocale();
  const words = {
    label: site('label'),
    phone: site('phone'),
    email: site('email'),
    message: site('message'),
    optional: site('optional'),
    send: site('send'),
    sending: site('sending'),
    sent: site('sent'),
    failed: site('failed'),
    privacy: site('privacy'),
    trap: site('trap'),
    hints: {
      required: site('hints.required'),
      format: site('hints.format'),
      'too-long': site('hints.too-long'),
    },
  };
  return { words, locale };
}
