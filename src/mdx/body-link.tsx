import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import { defaultLocale } from '@/site/locales';

/**
 * A link in a document. Paths of this site get the page's language (the content check has made sure they exist);
 * links elsewhere say that they leave.
 */
export function BodyLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const locale = useLocale();
  const words = useTranslations('site.blog');
  if (href.startsWith('/')) {
    const path = locale === defaultLocale ? href : `/${locale}${href}`;
    return <WarmLink href={path}>{children}</WarmLink>;
  }
  if (!/^https?:/.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener" title={words('externalLink')}>
      {children}
    </a>
  );
}
