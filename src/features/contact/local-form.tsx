import { useLocale, useMessages } from 'next-intl';
import type { ComponentProps } from 'react';
import { company } from '@/site/company';
import { ContactForm } from './contact-form';
import { PrivacyLink } from './privacy-link';

type Props = Omit<ComponentProps<typeof ContactForm>, 'words' | 'locale' | 'privacy' | 'desk'>;

/** The contact form in the language of the page, with what it needs to know of the agency. */
export function LocalForm(props: Props) {
  return (
    <ContactForm
      words={useMessages().site.contactForm}
      locale={useLocale()}
      privacy={<PrivacyLink />}
      desk={{ email: company.email, phone: company.phone }}
      {...props}
    />
  );
}
