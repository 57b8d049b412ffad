import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { telHref } from '@/rules/tel-href';
import { company } from '@/site/company';

const linkClass = 'link-quiet inline-flex min-h-11 items-center';

/** How to reach the agency: mail, phone, where the studio is. */
export function FooterAddress({ className }: { className: string }) {
  const words = useTranslations('site.footer');
  return (
    <address className={clsx('not-italic', className)}>
      <p className="mb-3 text-on-night-muted text-small">{words('contact')}</p>
      <a href={`mailto:${company.email}`} className={linkClass}>
        {company.email}
      </a>
      <br />
      <a href={telHref(company.phone)} className={linkClass}>
        {company.phone}
      </a>
      <p className="mt-3">
        {company.street}
        <br />
        {company.postalCode} {company.city}
      </p>
      <a href={company.mapUrl} target="_blank" rel="noopener" className={linkClass}>
        {words('map')}
      </a>
    </address>
  );
}
