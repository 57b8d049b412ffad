import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { defaultLocale } from '@/site/locales';
import { WarmLink } from './warm-link';

type Props = { href: string; className?: string; title?: string; children: ReactNode };

/** A link as documents write it: a path of this site gets the page's language, another site opens in its own tab. */
export function AddressLink({ href, ...rest }: Props) {
  const locale = useLocale();
  if (!href.startsWith('/')) return <a href={href} target="_blank" rel="noopener" {...rest} />;
  return <WarmLink href={locale === defaultLocale ? href : `/${locale}${href}`} {...rest} />;
}
