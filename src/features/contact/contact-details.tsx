import { useTranslations } from 'next-intl';
import { telHref } from '@/rules/tel-href';
import { company } from '@/site/company';

/** 'How can we help you?': the ways to reach the agency without the form. */
export function ContactDetails() {
  const words = useTranslations('site.contactDetails');
  const rows = [
    { label: words('email'), href: `mailto:${company.email}`, text: company.email },
    { label: words('phone'), href: telHref(company.phone), text: company.phone },
  ];
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-title">
        {words('title')}
      </h2>
      <dl className="mt-5 break-inside-avoid grid-cols-3 gap-x-6 md:max-lg:grid print:max-lg:grid">
        {rows.map(({ label, href, text }) => (
          <div key={label} className="tide-line py-3">
            <dt className="text-muted text-small">{label}</dt>
            <dd>
              <a href={href} className="link-plain tap-line">
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div className="tide-line py-3">
          <dt className="text-muted text-small">{words('address')}</dt>
          <dd className="mt-2">
            {company.street},{' '}
            <span className="whitespace-nowrap">
              {company.postalCode} {company.city}
            </span>
            <br />
            <a href={company.mapUrl} target="_blank" rel="noopener" className="link-plain tap-line">
              {words('map')}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
