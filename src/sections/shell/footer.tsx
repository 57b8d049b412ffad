import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { telHref } from '@/rules/tel-href';
import { siteTime } from '@/site/clock.mjs';
import { company } from '@/site/company';
import { legalText, linkedLegalTexts } from '@/site/legal';
import { directory } from '@/site/nav';
import { feedPath } from '@/site/routes';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';
import { CompanyData } from './company-data';

const linkClass = 'link-quiet inline-flex min-h-11 items-center';

/** The foot of every page: a call to action, contact details, links to all pages. `year` is the year of rendering. */
export function Footer() {
  const words = useTranslations('site');
  const year = String(new Date(siteTime()).getUTCFullYear());
  return (
    <footer data-shell className="on-night border-line border-t bg-night text-on-night">
      <div className="page-grid gap-y-14 pt-section pb-10">
        <div className="col-span-12 md:col-span-8 xl:col-span-9">
          <p className="max-w-[10em] text-balance font-bold font-display text-heading">
            {words('footer.lead')}
          </p>
          <ButtonLink href="/contact" className="mt-8">
            {words('nav.callToAction')}
          </ButtonLink>
        </div>
        <FooterAddress className="col-span-12 md:col-span-4 xl:col-span-3" />
        <FooterDirectory className="col-span-12 border-night-line border-t pt-10" />
        <FooterImprint year={year} className="col-span-12 border-night-line border-t pt-8" />
      </div>
    </footer>
  );
}

/** The contact details of the agency: email, phone, street and map. */
function FooterAddress({ className }: { className: string }) {
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

/** All pages of the site, in groups. */
function FooterDirectory({ className }: { className: string }) {
  const words = useTranslations('site');
  const locale = useLocale();
  return (
    <nav
      aria-label={words('footer.pages')}
      className={clsx(
        'grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-10 md:grid-cols-4',
        className,
      )}
    >
      {directory.map(({ key, entries }) => (
        <div key={key}>
          <p className="mb-3 text-on-night-muted text-small">{words(`footer.groups.${key}`)}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Link href={entry.href} className={linkClass}>
                  {words(`nav.${entry.key}`)}
                </Link>
              </li>
            ))}
            {key === 'learn' && (
              <li>
                <a href={feedPath(locale)} className={linkClass}>
                  {words('footer.feed')}
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The last lines of every page: the legal texts, the company as the register knows it, and whose site this is. */
function FooterImprint({ year, className }: { year: string; className: string }) {
  const words = useTranslations();
  return (
    <div
      className={clsx(
        'grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-6 text-on-night-muted text-small md:grid-cols-4',
        className,
      )}
    >
      <span className="text-on-night">
        <Wordmark />
      </span>
      <div className="md:col-span-3">
        <nav aria-label={words('legal.pages.label')}>
          <ul className="-mt-2.5 flex flex-wrap gap-x-7">
            {linkedLegalTexts.map((slug) => (
              <li key={slug}>
                <Link href={legalText(slug)} className={clsx(linkClass, 'text-on-night')}>
                  {words(`legal.pages.${slug}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <CompanyData
          className="mt-2 flex flex-wrap gap-x-5 gap-y-1"
          rowClass="*:inline"
          labelClass="in-data-[fact=name]:sr-only in-data-[fact=address]:sr-only in-data-[fact=court]:sr-only"
        />
        <p className="mt-5 text-balance">
          {words('site.footer.rights', { year, company: company.name })}
          {company.isDemo && `. ${words('legal.demo', { company: company.name })}`}
        </p>
      </div>
    </div>
  );
}
