import { useLocale, useTranslations } from 'next-intl';
import { pathFor, type StaticRoute } from '@/site/routes';
import { SearchButton } from './search-button';
import { SearchLauncher } from './search-launcher';

/** The search button of the header, with words and addresses in the language of the page. */
export function SearchOpener() {
  return <SearchButton {...useDialogFacts()} />;
}

/** The search's field on a page; it is not there without scripts. */
export function SearchFieldOpener({ className }: { className: string }) {
  return (
    <div className={`noscript:hidden print:hidden ${className}`}>
      <SearchLauncher {...useDialogFacts()} />
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
