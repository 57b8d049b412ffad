import { useTranslations } from 'next-intl';
import { SearchOpener } from '@/features/search/search-opener';
import { LanguageSwitch } from '@/i18n/language-switch';
import { Link } from '@/i18n/link';
import { navigation } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';
import { MobileMenu } from './mobile-menu';
import { ThemeToggle } from './theme-toggle';

/** The site's header: mark, pages, language, theme and the call to action. On phones the pages move into a menu. */
export function Header() {
  const words = useTranslations('site');
  const themes = { dark: words('theme.toDark'), light: words('theme.toLight') };
  return (
    <header data-shell className="@container sticky top-0 z-40 border-line border-b bg-paper">
      <div className="mx-auto flex h-18 max-w-page items-center gap-2 px-gutter @max-[24rem]:gap-1">
        <Link href="/" aria-label={words('nav.home')} className="mr-auto flex h-11 items-center">
          <Wordmark mayShrink />
        </Link>
        <nav aria-label={words('nav.label')} className="hidden lg:block">
          <ul className="flex items-center">
            {navigation.map(({ key, href }) => (
              <li key={key}>
                <Link
                  href={href}
                  className="link-quiet inline-flex h-11 items-center whitespace-nowrap px-2.5 text-[1rem] xl:px-3.5"
                >
                  {words(`nav.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SearchOpener />
        <LanguageSwitch label={words('language')} />
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
