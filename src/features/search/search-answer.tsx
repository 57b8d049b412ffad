import clsx from 'clsx';
import { Button } from '@/ui/button';
import { type SearchHit, searchLimits } from './search';
import type { DialogWords, IndexState, SearchDialogProps } from './search-dialog';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

type Props = {
  state: IndexState;
  asked: string;
  hits: SearchHit[];
  words: DialogWords;
  addresses: SearchDialogProps['addresses'];
  retry: () => void;
};

const plainLink = 'link-plain inline-flex min-h-11 items-center';

/** What stands under the field: how it stands, announced as it changes, and then results, a start, or a way out. */
export function SearchAnswer({ state, asked, hits, words, addresses, retry }: Props) {
  const isStart = state.status === 'ready' && asked === '';
  return (
    <>
      <p role="status" className={clsx('py-4 text-muted text-small', isStart && 'max-md:sr-only')}>
        {sayState({ state, asked, hits, words })}
      </p>
      {state.status === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="button" size="small" onClick={retry}>
            {words.retry}
          </Button>
          <a href={addresses.blog} className={plainLink}>
            {words.toBlog}
          </a>
        </div>
      )}
      {isStart && <SearchStart index={state.index} />}
      {state.status === 'ready' && hits.length > 0 && (
        <SearchResults hits={hits} words={state.index.words} />
      )}
      <p className="tide-line mt-6 pt-2">
        <a href={addresses.allPages} className={plainLink}>
          {words.allPages}
        </a>
      </p>
    </>
  );
}

function sayState({
  state,
  asked,
  hits,
  words,
}: Pick<Props, 'state' | 'asked' | 'hits' | 'words'>) {
  if (state.status !== 'ready') return words[state.status];
  const { results, none, advice, hint } = state.index.words;
  if (asked === '') return hint;
  if (hits.length === 0) return `${none} ${advice}`;
  return `${results}: ${hits.length}${hits.length === searchLimits.hits ? '+' : ''}`;
}
