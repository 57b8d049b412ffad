import { useLocale, useMessages, useTranslations } from 'next-intl';
import { telHref } from '@/rules/tel-href';
import { CompanyData } from '@/sections/shell/company-data';
import { PageHeader } from '@/sections/shell/page-header';
import { company } from '@/site/company';
import { ContactForm } from './contact-form';
import type { Draft } from './draft-cookie';
import type { FormState } from './message';
import { PrivacyLink } from './privacy-link';

type Props = { openedAs?: FormState; draft?: Draft };

/** The contact page: what to write, the form, and other ways to reach the agency. */
export function ContactScreen({ openedAs = 'initial', draft }: Props) {
  const words = useTranslations('site.contactPage');
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <div className="page-grid gap-y-16 pb-section">
        <div className="col-span-12 lg:col-span-7">
          <ContactForm
            words={useMessages().site.contactForm}
            locale={useLocale()}
            privacy={<PrivacyLink />}
            openedAs={openedAs}
            {...(draft && { draft })}
          />
        </div>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <ContactDetails />
        </div>
        <Imprint />
      </div>
    </>
  );
}

/** The company as the register knows it, over the whole width. */
function Imprint() {
  const words = useTranslations('legal.company');
  return (
    <section
      aria-labelledby="company-title"
      className="tide-line col-span-12 grid gap-x-8 gap-y-5 pt-6 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="company-title" className="text-title">
        {words('title')}
      </h2>
      <CompanyData
        className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4"
        rowClass="data-[fact=court]:sm:col-span-2 data-[fact=name]:xl:col-span-2 data-[fact=address]:xl:col-span-2 data-[fact=court]:xl:col-span-4"
        labelClass="text-muted text-small"
      />
    </section>
  );
}

/** 'How can we help you?': the ways to reach the agency without the form. */
export function ContactDetails() {
  const words = useTranslations('site.contactDetails');
  const rows = [
    { label: words('email'), href: `mailto:${company.email}`, text: company.email },
    {
      label: words('phone'),
      href: telHref(company.phone),
      text: company.phone,
    },
  ];
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-title">
        {words('title')}
      </h2>
      <dl className="mt-5 break-inside-avoid grid-cols-3 gap-x-6 md:max-lg:grid print:max-lg:grid">
        {rows.map(({ label, href, text }) => (
          <div key={label} className="tide-line py-4">
            <dt className="text-muted text-small">{label}</dt>
            <dd>
              <a href={href} className="link-plain inline-flex min-h-11 items-center">
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div className="tide-line py-4">
          <dt className="text-muted text-small">{words('address')}</dt>
          <dd className="mt-2">
            {company.street},{' '}
            <span className="whitespace-nowrap">
              {company.postalCode} {company.city}
            </span>
            <br />
            <a
              href={company.mapUrl}
              target="_blank"
              rel="noopener"
              className="link-plain inline-flex min-h-11 items-center"
            >
              {words('map')}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
