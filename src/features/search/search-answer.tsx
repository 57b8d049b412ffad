import clsx from 'clsx';
import { useState } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import { Button } from '@/ui/button';
import { type SearchHit, searchLimits } from './search';
import type { DialogWords, IndexState, SearchDialogProps } from './search-dialog';
import { groupByKind } from './search-entry';
import type { LoadedIndex, ResultWords } from './search-index';
import { markWords } from './search-words';
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

type SearchResultsProps = { hits: SearchHit[]; words: ResultWords };

/** What was found, by kind; the kind with the best hit first. */
function SearchResults({ hits, words }: SearchResultsProps) {
  return (
    <div data-results="found" className="grid gap-y-8">
      {groupByKind(hits, ({ entry }) => entry.kind).map(({ kind, members }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="font-semibold text-amber-ink text-small">
            {words.kinds[kind]}
          </h2>
          <ul>
            {members.map((hit) => (
              <Result key={hit.entry.path} hit={hit} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Result({ hit, words }: { hit: SearchHit; words: ResultWords }) {
  const { entry, found, heading, also } = hit;
  return (
    <li lang={entry.lang} className="border-line border-b py-3 last:border-b-0">
      <WarmLink
        href={entry.path}
        className="link-quiet inline-flex min-h-11 items-center wrap-anywhere font-bold font-display text-lead leading-tight"
      >
        <span>
          <MarkedText text={entry.title} found={found} />
        </span>
      </WarmLink>
      {entry.description && (
        <p className="mt-1 line-clamp-2 text-muted text-small">
          <MarkedText text={entry.description} found={found} />
        </p>
      )}
      {heading && (
        <WarmLink
          href={`${entry.path}#${heading.id}`}
          className="link-plain mt-1 inline-flex min-h-11 items-center text-small"
        >
          <span>
            <span lang={document.documentElement.lang}>{words.section}: </span>
            <MarkedText text={heading.text} found={found} />
          </span>
        </WarmLink>
      )}
      {also.length > 0 && (
        <p className="text-muted text-small">
          <span lang={document.documentElement.lang}>{words.also}: </span>
          <MarkedText text={also.join(', ')} found={found} />
        </p>
      )}
    </li>
  );
}

/** A text with the words that were found marked. */
function MarkedText({ text, found }: { text: string; found: ReadonlySet<string> }) {
  let place = 0;
  return markWords(text, found).map((part) => {
    place += part.text.length;
    return part.isMatch ? (
      <mark key={place} className="rounded-sm bg-amber/30 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

/** Before anything is typed: the topics of the blog, and whether / opens the search. */
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
