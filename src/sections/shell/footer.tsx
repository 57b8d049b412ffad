import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { telHref } from '@/rules/tel-href';
import { siteTime } from '@/site/clock.mjs';
import { company } from '@/site/company';
import { legalText, linkedLegalTexts } from '@/site/legal';
import { directory } from '@/site/nav';
import { feedPath } from '@/site/routes';
import { Wordmark } from '@/ui/wordmark';
import { CompanyData, companyAddress } from './company-data';
import { DisplaySettings } from './display-settings';
import { FooterCall } from './footer-call';

/** For a list: sets the classes of all its links at once. */
const linksClass = '[&_a]:link-quiet [&_a]:tap-line';
/** Lower lines where the pointer is a mouse, so that the whole list is seen at once. */
const lineHeight = 'pointer-fine:[--tap-height:2.25rem]';

/** The foot of every page: a call, all pages, how to reach the agency, and what the law wants said. */
export function Footer() {
  const words = useTranslations('site');
  return (
    <footer
      data-shell
      className={clsx('on-night border-line border-t bg-night text-on-night', lineHeight)}
    >
      <div className="page-grid gap-y-10 pt-12 pb-8 lg:gap-y-8 lg:pt-14">
        <div className="col-span-12 lg:col-span-4">
          <FooterCall
            locale={useLocale()}
            call={{ lead: words('footer.lead'), href: '/schedule', button: words('nav.schedule') }}
            instead={{
              lead: words('footer.instead.lead'),
              href: '/contact',
              button: words('footer.instead.button'),
            }}
          />
        </div>
        <FooterDirectory className="col-span-12 lg:col-span-8" />
        <FooterDesk className="col-span-12 border-night-line border-t pt-5" />
        <FooterImprint className="col-span-12 border-night-line border-t pt-4" />
      </div>
    </footer>
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
        'grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-6 md:grid-cols-4',
        linksClass,
        className,
      )}
    >
      {directory.map(({ key, entries }) => (
        <div key={key}>
          <p className="mb-1 text-on-night-muted text-small">{words(`footer.groups.${key}`)}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Link href={entry.href}>{words(`nav.${entry.key}`)}</Link>
              </li>
            ))}
            {key === 'learn' && (
              <li>
                <a href={feedPath(locale)}>{words('footer.feed')}</a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/**
 * The name with the language and the theme, and how to reach the agency: one line where there is room, and else two. They
 * are read and tabbed through as they are seen.
 */
function FooterDesk({ className }: { className: string }) {
  const words = useTranslations('site');
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-8 gap-y-1', className)}>
      <Wordmark />
      <DisplaySettings className="max-xl:ml-auto" />
      <address
        className={clsx('flex flex-wrap items-center gap-x-8 not-italic xl:ml-auto', linksClass)}
      >
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <a href={telHref(company.phone)}>{company.phone}</a>
        <span className="tap-line">{companyAddress}</span>
        <a href={company.mapUrl} target="_blank" rel="noopener">
          {words('footer.map')}
        </a>
      </address>
    </div>
  );
}

/** The last lines of every page: the legal texts, the company as the register knows it, and whose site this is. */
function FooterImprint({ className }: { className: string }) {
  const words = useTranslations();
  const year = String(new Date(siteTime()).getUTCFullYear());
  return (
    <div className={clsx('text-on-night-muted text-small', className)}>
      <nav aria-label={words('legal.pages.label')}>
        <ul className={clsx('flex flex-wrap gap-x-7 text-on-night', linksClass)}>
          {linkedLegalTexts.map((slug) => (
            <li key={slug}>
              <Link href={legalText(slug)}>{words(`legal.pages.${slug}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <CompanyData
        className={clsx(
          'mt-2 text-balance *:mr-3 *:inline-block *:*:inline *:data-[fact=address]:hidden',
          // Those two need no label to be understood.
          '*:data-[fact=name]:[&>dt]:sr-only *:data-[fact=court]:[&>dt]:sr-only',
        )}
      />
      <p className="mt-3 text-balance">
        {words('site.footer.rights', { year, company: company.name })}
        {company.isDemo && `. ${words('legal.demo', { company: company.name })}`}
      </p>
    </div>
  );
}
