'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import type { Locale } from '@/site/locales';
import { type Href, pathFor, withoutLocale } from '@/site/routes';

type Props = { href: Href & string; locale: Locale; className: string; children: ReactNode };

/** A link of the main navigation; it says that it leads to the page one is on, or to the list that page is in. */
export function NavLink({ href, locale, className, children }: Props) {
  const path = withoutLocale(usePathname(), locale);
  const isWithin = path.startsWith(`${href}/`);
  return (
    <WarmLink
      href={pathFor(href, locale)}
      aria-current={path === href ? 'page' : isWithin ? 'true' : undefined}
      className={className}
    >
      {children}
    </WarmLink>
  );
}
