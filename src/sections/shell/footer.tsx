import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { company } from '@/site/company';
import { navigation } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';

/** The foot of every page: the last invitation, the pages, the agency's details. `year` is the year of rendering. */
export function Footer() {
  const words = useTranslations('site');
  const year = String(new Date().getFullYear());
  return (
    <footer data-shell className="on-night bg-night text-on-night">
      <div className="page-grid gap-y-14 pt-section pb-10">
        <div className="col-span-12 lg:col-span-7">
          <p className="max-w-[16ch] text-balance font-bold font-display text-heading">
            {words('footer.lead')}
          </p>
          <ButtonLink href="/contact" className="mt-8">
            {words('nav.callToAction')}
          </ButtonLink>
        </div>
        <nav aria-label={words('footer.pages')} className="col-span-12 sm:col-span-5 lg:col-span-2">
          <p className="mb-3 text-on-night-muted text-small">{words('footer.pages')}</p>
          <ul>
            {navigation.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} className="link-quiet inline-flex min-h-11 items-center">
                  {words(`nav.${key}`)}
                </Link>
              </li>
            ))}
            <li>
              <a href="/feed.xml" className="link-quiet inline-flex min-h-11 items-center">
                {words('footer.feed')}
              </a>
            </li>
          </ul>
        </nav>
        <address className="col-span-12 not-italic sm:col-span-7 lg:col-span-3">
          <p className="mb-3 text-on-night-muted text-small">{words('footer.contact')}</p>
          <a
            href={`mailto:${company.email}`}
            className="link-quiet inline-flex min-h-11 items-center"
          >
            {company.email}
          </a>
          <br />
          <a
            href={`tel:${company.phone.replaceAll(' ', '')}`}
            className="link-quiet inline-flex min-h-11 items-center"
          >
            {company.phone}
          </a>
          <p className="mt-3">
            {company.street}
            <br />
            {company.postalCode} {company.city}
          </p>
          <a
            href={company.mapUrl}
            target="_blank"
            rel="noopener"
            className="link-quiet inline-flex min-h-11 items-center"
          >
            {words('footer.map')}
          </a>
        </address>
        <div className="col-span-12 flex flex-wrap items-center justify-between gap-6 border-night-line border-t pt-8 text-on-night-muted text-small">
          <span className="text-on-night">
            <Wordmark />
          </span>
          <p>{words('footer.rights', { year, company: company.name })}</p>
        </div>
      </div>
    </footer>
  );
}
