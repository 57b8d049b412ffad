'use client';

import NextLink from 'next/link';
import { useParams, usePathname, useRouter } from 'next/navigation';
import { defaultLocale, languages, locales } from '@/site/locales';
import { pathFor, type StaticRoute, withoutLocale } from '@/site/routes';
import { mustLoad } from './loaded-place';

type Props = {
  label: string;
  /** Repeats, on night, the switch of the header: a page has one landmark of that name. */
  isOnNight?: boolean;
  /** Leaves the page's own language out where a phone has no room. */
  mayShrink?: boolean;
};

/**
 * Links to the same page in the other languages; scripts add the fragment. The address is known while prerendering, so
 * the links work without JavaScript.
 */
export function LanguageSwitch({ label, isOnNight = false, mayShrink = false }: Props) {
  const current = locales.find((locale) => locale === useParams().locale) ?? defaultLocale;
  const path = withoutLocale(usePathname(), current);
  const router = useRouter();
  const Box = isOnNight ? 'div' : 'nav';
  return (
    <Box {...(!isOnNight && { 'aria-label': label })}>
      <ul
        className={`flex text-small ${isOnNight ? nightClass : dayClass}`}
        {...(isOnNight && { 'aria-label': label })}
      >
        {locales.map((locale) => (
          <li
            key={locale}
            className={mayShrink && locale === current ? 'max-sm:hidden' : undefined}
          >
            <NextLink
              href={pathFor(path as StaticRoute, locale)}
              onNavigate={(navigation) => {
                navigation.preventDefault();
                // A visitor who already reads this language stays where they are.
                if (locale === current) return;
                const { search, hash } = window.location;
                const href = pathFor(path as StaticRoute, locale) + search + hash;
                if (mustLoad(href)) window.location.assign(href);
                else router.push(href);
              }}
              hrefLang={locale}
              lang={locale}
              prefetch={false}
              // The name starts with the visible text, which voice control needs (WCAG 2.5.3).
              aria-label={`${languages[locale].short} ${languages[locale].name}`}
              aria-current={locale === current ? 'true' : undefined}
              className="tap-square aria-[current]:font-semibold"
            >
              {languages[locale].short}
            </NextLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const dayClass = 'text-muted [&_a:hover]:text-ink [&_[aria-current]]:text-ink';
const nightClass = 'text-on-night-muted [&_a:hover]:text-on-night [&_[aria-current]]:text-on-night';
