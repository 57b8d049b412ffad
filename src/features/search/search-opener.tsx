import { useLocale, useTranslations } from 'next-intl';
import { pathFor, type StaticRoute } from '@/site/routes';
import { SearchButton } from './search-button';

/** The search button of the header, with words and addresses in the language of the page. */
export function SearchOpener() {
  const words = useTranslations('search');
  const locale = useLocale();
  return (
    <SearchButton
      words={{
        open: words('open'),
        field: words('field'),
        close: words('close'),
        loading: words('loading'),
        failed: words('failed'),
        retry: words('retry'),
        toBlog: words('toBlog'),
        allPages: words('allPages'),
      }}
      addresses={{
        index: pathFor('/search-index.json' as StaticRoute, locale),
        allPages: pathFor('/search', locale),
        blog: pathFor('/blog', locale),
      }}
    />
  );
}
