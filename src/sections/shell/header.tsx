import { useLocale, useTranslations } from 'next-intl';
import { SearchOpener } from '@/features/search/search-opener';
import { LanguageSwitch } from '@/i18n/language-switch';
import { Link } from '@/i18n/link';
import { navigation } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { ThemeToggle } from './theme-toggle';

/** The header of the site: logo, pages, search, language, theme, call to action. Phones have the pages in a menu. */
export function Header() {
  const words = useTranslations('site');
  const locale = useLocale();
  const themes = { dark: words('theme.toDark'), light: words('theme.toLight') };
  return (
    <header data-shell className="@container sticky top-0 z-40 border-line border-b bg-paper">
      <div className="mx-auto flex h-18 max-w-page items-center gap-2 px-gutter @max-[24rem]:gap-1">
        <Link href="/" aria-label={words('nav.home')} className="mr-auto flex h-11 items-center">
          <Wordmark mayShrink />
        </Link>
        <nav aria-label={words('nav.label')} className="hidden lg:block">
          <ul className="flex items-center text-[1rem]">
            {navigation.map(({ key, href }) => (
              <li key={key}>
                <NavLink href={href} locale={locale} className="link-quiet bar-link">
                  {words(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchOpener />
        <LanguageSwitch label={words('language')} mayShrink />
        <div className="max-sm:hidden noscript:hidden">
          <ThemeToggle labels={themes} />
        </div>
        <ButtonLink href="/contact" size="small" className="max-sm:hidden">
          {words('nav.callToAction')}
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

/** A link past the header, the first in the tab order; visible only while focused. */
export function SkipLink() {
  const words = useTranslations('site');
  return (
    <a
      href="#content"
      data-print="hide"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-(--radius-drop) bg-amber px-5 py-3 font-semibold text-on-amber focus:translate-y-0"
    >
      {words('skipToContent')}
    </a>
  );
}
