import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { telHref } from '@/rules/tel-href';
import { company } from '@/site/company';
import { directory, navigation } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';
import { DisplaySettings } from './display-settings';
import { MenuCloser } from './menu-closer';
import { NavLink } from './nav-link';

const menuId = 'menu';
/** The same for the button that opens and the one that closes, which is where the first was. */
const switchClass = 'inline-flex h-11 items-center gap-2.5 px-3 font-semibold';

/** The menu of small screens: a native popover, which opens, and closes on Escape, without any script. */
export function MobileMenu() {
  const words = useTranslations('site.nav');
  return (
    <div className="-mr-3 lg:hidden">
      <button type="button" popoverTarget={menuId} className={switchClass}>
        {words('openMenu')}
        <Lines d="M0 3h20M0 11h20" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="on-night fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-night px-gutter pb-8 text-on-night backdrop:bg-night/60 md:h-fit"
      >
        <div className="flex h-18 items-center justify-between">
          <Wordmark />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className={clsx(switchClass, '-mr-3')}
          >
            {words('closeMenu')}
            <Lines d="m3 0 14 14M17 0 3 14" />
          </button>
        </div>
        <MenuCloser menuId={menuId}>
          <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:pt-8">
            <MenuPages />
            <MenuContact />
          </div>
        </MenuCloser>
      </div>
    </div>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 20 14"
      className="w-5"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** The pages of the footer that the main navigation does not name; the booking page has a button. */
const further = directory
  .flatMap(({ entries }) => [...entries])
  .filter(({ key }) => key !== 'schedule' && !navigation.some((entry) => entry.key === key));

const mainClass =
  'font-bold font-display text-[2rem] leading-[1.1] *:border-night-line *:border-b [&_a]:py-2.5';

/** The main pages in large letters, then all others. */
function MenuPages() {
  const words = useTranslations('site');
  const locale = useLocale();
  const lists = [
    { label: words('nav.label'), entries: [...navigation], isMain: true },
    { label: words('nav.further'), entries: [...further], isMain: false },
  ];
  return lists.map(({ label, entries, isMain }) => (
    <nav key={label} aria-label={label}>
      <ul className={isMain ? mainClass : 'grid grid-cols-[auto_auto] gap-x-6'}>
        {entries.map(({ key, href }) => (
          <li key={key}>
            <NavLink href={href} locale={locale} className="menu-link">
              {words(`nav.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** The ways to talk to someone, and how the site is shown. */
function MenuContact() {
  const words = useTranslations('site');
  return (
    <div className="md:col-span-2">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/schedule" className="px-6! max-md:grow">
          {words('nav.schedule')}
        </ButtonLink>
        <ButtonLink href="/contact" look="outline-night" className="px-6! max-md:grow">
          {words('nav.callToAction')}
        </ButtonLink>
      </div>
      <div className="mt-4 flex items-center justify-between">
        <a href={telHref(company.phone)} className="link-quiet tap-line">
          {company.phone}
        </a>
        <DisplaySettings />
      </div>
    </div>
  );
}
