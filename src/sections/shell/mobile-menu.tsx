import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { navigation } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { MenuCloser } from './menu-closer';
import { ThemeToggle } from './theme-toggle';

const menuId = 'menu';

/** The pages on small screens: a native popover, so it opens, closes and traps Escape without any script. */
export function MobileMenu() {
  const words = useTranslations('site.nav');
  const themes = useTranslations('site.theme');
  return (
    <div className="-mr-3 lg:hidden">
      <button type="button" popoverTarget={menuId} className="h-11 px-3 font-semibold">
        {words('openMenu')}
      </button>
      <div
        id={menuId}
        popover="auto"
        className="on-night fixed inset-0 m-0 size-full max-h-none max-w-none flex-col bg-night px-gutter pb-10 text-on-night open:flex"
      >
        <div className="flex h-18 items-center justify-between">
          <div className="-ml-3">
            <ThemeToggle labels={{ dark: themes('toDark'), light: themes('toLight') }} />
          </div>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className="-mr-3 ml-auto h-11 px-3 font-semibold"
          >
            {words('closeMenu')}
          </button>
        </div>
        <MenuCloser menuId={menuId}>
          <nav aria-label={words('label')}>
            <ul>
              {navigation.map(({ key, href }) => (
                <li key={key} className="border-night-line border-b">
                  <Link href={href} className="block py-5 font-bold font-display text-heading">
                    {words(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink href="/contact" className="mt-10">
            {words('callToAction')}
          </ButtonLink>
        </MenuCloser>
      </div>
    </div>
  );
}
