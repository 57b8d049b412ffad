import { useLocale, useTranslations } from 'next-intl';
import { pathFor, type StaticRoute } from '@/site/routes';
import { SearchButton } from './search-button';
import { SearchLauncher } from './search-launcher';

/** The search button of the header, with words and addresses in the language of the page. */
export function SearchOpener() {
  return <SearchButton {...useDialogFacts()} />;
}

/** The search's field on the page of the list of all pages. */
export function SearchFieldOpener() {
  return (
    <div className="page-grid pb-10 noscript:hidden print:hidden">
      <div className="col-span-12 lg:col-span-8">
        <SearchLauncher {...useDialogFacts()} />
      </div>
    </div>
  );
}

function useDialogFacts() {
  const words = useTranslations('search');
  const locale = useLocale();
  return {
    words: {
      open: words('open'),
      field: words('field'),
      close: words('close'),
      loading: words('loading'),
      failed: words('failed'),
      retry: words('retry'),
      toBlog: words('toBlog'),
      allPages: words('allPages'),
    },
    addresses: {
      index: pathFor('/search-index.json' as StaticRoute, locale),
      allPages: pathFor('/search', locale),
      blog: pathFor('/blog', locale),
    },
  };
}
