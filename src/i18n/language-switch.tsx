'use client';

import NextLink from 'next/link';
import { useParams, usePathname, useRouter } from 'next/navigation';
import { defaultLocale, languages, locales } from '@/site/locales';
import { pathFor, type StaticRoute, withoutLocale } from '@/site/routes';
import { mustLoad } from './loaded-place';

/**
 * Links to this same page in the other languages, with scripts also to the same place on it. The address is known
 * while prerendering, so it works without JavaScript.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const current = locales.find((locale) => locale === useParams().locale) ?? defaultLocale;
  const path = withoutLocale(usePathname(), current);
  const router = useRouter();
  return (
    <nav aria-label={label}>
      <ul className="flex">
        {locales.map((locale) => (
          <li key={locale}>
            <NextLink
              href={pathFor(path as StaticRoute, locale)}
              onNavigate={(navigation) => {
                navigation.preventDefault();
                // Who reads this language already stays where they are.
                if (locale === current) return;
                const { search, hash } = window.location;
                const href = pathFor(path as StaticRoute, locale) + search + hash;
                if (mustLoad(href)) window.location.assign(href);
                else router.push(href);
              }}
              hrefLang={locale}
              lang={locale}
              prefetch={false}
              // What is seen comes first: whoever steers by voice says that.
              aria-label={`${languages[locale].short} ${languages[locale].name}`}
              aria-current={locale === current ? 'true' : undefined}
              className="grid h-11 min-w-9 place-items-center text-small text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {languages[locale].short}
            </NextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
