import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Locale } from '@/site/locales';
import { type Href, pathFor } from '@/site/routes';
import { WarmLink } from './warm-link';

type Props = Omit<ComponentProps<typeof WarmLink>, 'href' | 'locale'> & {
  /** A page of this site; TypeScript refuses an address that does not exist. */
  href: Href;
  /** The language of the target, where it differs from the page's own. */
  locale?: Locale;
};

/** The one link between pages of this site: adds the language to the address. Server components only. */
export function Link({ href, locale, ...rest }: Props) {
  const current = useLocale();
  return <WarmLink href={pathFor(href, locale ?? current)} {...rest} />;
}
