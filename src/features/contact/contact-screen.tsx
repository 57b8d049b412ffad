import { useTranslations } from 'next-intl';
import { PageHeader } from '@/sections/shell/page-header';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import type { ContactFormState } from './contact-form-state';
import { useContactFormWords } from './contact-form-words';
import type { MessageFields } from './contact-message';

type Props = { openedAs?: ContactFormState; draft?: MessageFields };

/** The contact page: what to write, the form, and the ways around it. */
export function ContactScreen({ openedAs = 'initial', draft }: Props) {
  const words = useTranslations('site.contactPage');
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <div className="page-grid gap-y-16 pb-section">
        <div className="col-span-12 lg:col-span-7">
          <ContactForm {...useContactFormWords()} openedAs={openedAs} {...(draft && { draft })} />
        </div>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <ContactDetails />
        </div>
      </div>
    </>
  );
}
