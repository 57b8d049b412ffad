import clsx from 'clsx';
import { useState } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import { Button } from '@/ui/button';
import { type SearchHit, searchLimits } from './search';
import type { DialogWords, IndexState, SearchDialogProps } from './search-dialog';
import type { LoadedIndex } from './search-index';
import { SearchResults } from './search-results';
import { isSlashKeyOn, switchSlashKey } from './slash-key';

type Props = {
  state: IndexState;
  asked: string;
  hits: SearchHit[];
  words: DialogWords;
  addresses: SearchDialogProps['addresses'];
  retry: () => void;
};

const plainLink = 'link-plain inline-flex min-h-11 items-center';

/** The part under the field: the status, announced when it changes, then results, a start, or help after a failure. */
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

/** The part under an empty field: the tags of the blog, and the setting of the / key. */
function SearchStart({ index: { topics, words } }: { index: LoadedIndex }) {
  const [isOn, setOn] = useState(isSlashKeyOn);
  return (
    <>
      <h2 className="font-bold max-md:pt-5 font-display text-title">{words.kinds.topic}</h2>
      <ul data-results="start" className="mt-2 flex flex-wrap gap-x-6">
        {topics.map(({ path, title }) => (
          <li key={path}>
            <WarmLink href={path} className="link-quiet inline-flex min-h-11 items-center">
              {title}
            </WarmLink>
          </li>
        ))}
      </ul>
      <label className="mt-6 flex min-h-11 items-center gap-3 text-muted text-small max-md:hidden">
        <input
          type="checkbox"
          className="size-5"
          checked={isOn}
          onChange={({ target }) => {
            switchSlashKey(target.checked);
            setOn(target.checked);
          }}
        />
        {words.slashKey}
      </label>
    </>
  );
}
