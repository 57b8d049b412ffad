'use client';

import { usePathname } from 'next/navigation';
import { WarmLink } from '@/i18n/warm-link';
import type { Locale } from '@/site/locales';
import { type ListedRoute, pathFor, withoutLocale } from '@/site/routes';
import { buttonClass } from '@/ui/button-class';

type Call = { lead: string; href: ListedRoute; button: string };
type Props = {
  locale: Locale;
  call: Call;
  /** Takes its place on the page that the call itself leads to. */
  instead: Call;
};

/** What the foot of a page asks its reader to do; it never leads to the page it is on. */
export function FooterCall({ locale, call, instead }: Props) {
  const path = withoutLocale(usePathname(), locale);
  const { lead, href, button } = path === call.href ? instead : call;
  return (
    <>
      <p className="max-w-[13em] text-balance font-bold font-display text-[clamp(1.75rem,1.3rem+1.6vw,2.25rem)] leading-[1.08]">
        {lead}
      </p>
      <WarmLink href={pathFor(href, locale)} className={buttonClass({ className: 'mt-6' })}>
        {button}
      </WarmLink>
    </>
  );
}
