import clsx from 'clsx';
import { useState } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import { Button } from '@/ui/button';
import { searchLimits } from './search';
import type { DialogWords, IndexState, SearchDialogProps } from './search-dialog';
import type { LoadedIndex } from './search-index';
import { SearchResults } from './search-results';
import { isSlashKeyOn, switchSlashKey } from './slash-key';
import type { useFound } from './use-found';

type Props = {
  state: IndexState;
  asked: string;
  found: ReturnType<typeof useFound>;
  words: DialogWords;
  addresses: SearchDialogProps['addresses'];
  retry: () => void;
};

const plainLink = 'link-plain tap-line';

/** The part under the field: the status, announced when it changes, then results, a start, or help after a failure. */
export function SearchAnswer({ state, asked, found, words, addresses, retry }: Props) {
  const { hits, more } = found.state.found;
  const isStart = state.status === 'ready' && asked === '';
  return (
    <>
      <p role="status" className={clsx('py-4 text-muted text-small', isStart && 'max-md:sr-only')}>
        {sayState({ state, asked, found, words })}
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
      {state.status === 'ready' && more && (
        <p className="pt-6">
          <Button type="button" size="small" look="outline" onClick={found.more}>
            {state.index.words.more}
          </Button>
        </p>
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
  found,
  words,
}: Pick<Props, 'state' | 'asked' | 'found' | 'words'>) {
  if (state.status !== 'ready') return words[state.status];
  const { results, none, advice, hint, searching } = state.index.words;
  const { asked: answered, found: last, isSlow } = found.state;
  if (asked === '') return hint;
  // Until there is an answer, the one before stands, if there was one.
  if (isSlow || answered === '') return searching;
  if (last.total === 0) return `${none} ${advice}`;
  return `${results}: ${last.total}${last.total === searchLimits.hits ? '+' : ''}`;
}

/** The part under an empty field: the pages asked for most, the tags of the blog, and the setting of the / key. */
function SearchStart({ index: { pages, topics, words } }: { index: LoadedIndex }) {
  const [isOn, setOn] = useState(isSlashKeyOn);
  return (
    <>
      <h2 className="font-semibold text-amber-ink text-small max-md:pt-5">{words.start}</h2>
      <ul data-results="start" className="grid sm:grid-cols-2 sm:gap-x-6">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <WarmLink href={path} className="link-quiet tap-line font-bold font-display text-lead">
              {title}
            </WarmLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-5 font-semibold text-amber-ink text-small">{words.kinds.topic}</h2>
      <ul data-results="start" className="flex flex-wrap gap-x-6">
        {topics.map(({ path, title }) => (
          <li key={path}>
            <WarmLink href={path} className="link-quiet tap-line">
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
