'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { searchLimits } from './search';
import { SearchAnswer } from './search-answer';
import { SearchIcon } from './search-icon';
import { type LoadedIndex, loadIndex } from './search-index';
import { useFound } from './use-found';

/** The words that the dialog needs before the index has loaded, or if it does not load. */
export type DialogWords = Record<
  'open' | 'field' | 'close' | 'loading' | 'failed' | 'retry' | 'toBlog' | 'allPages',
  string
>;

export type SearchDialogProps = {
  words: DialogWords;
  addresses: { index: string; allPages: string; blog: string };
  onClose: () => void;
};

export type IndexState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; index: LoadedIndex };

/**
 * The search: a field with links under it. It is no combobox, as the list of a combobox can hold neither headings nor
 * links, which screen readers navigate by. The number of results is announced; arrow keys are an extra.
 */
export function SearchDialog({ words, addresses, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const index = state.status === 'ready' ? state.index : undefined;
  const found = useFound(index, asked, () => setState({ status: 'failed' }));
  const load = () => {
    setState({ status: 'loading' });
    loadIndex(addresses.index).then(
      (index) => setState({ status: 'ready', index }),
      () => setState({ status: 'failed' }),
    );
  };
  useEffect(() => {
    dialog.current?.showModal();
    load();
  }, []);
  const retry = () => {
    dialog.current?.querySelector('input')?.focus();
    load();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={words.open}
      onClose={onClose}
      onClick={closeByClick}
      onKeyDown={moveByKeys}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper text-ink backdrop:bg-night/70 open:flex md:mx-auto md:mt-[9vh] md:h-fit md:max-h-[78vh] md:w-[46rem] md:border md:border-line md:rounded-(--radius-drop-large)"
    >
      <SearchField
        words={words}
        mostCharacters={searchLimits.characters}
        query={query}
        onQuery={setQuery}
      />
      <div className="grow overflow-y-auto overscroll-contain px-5 pb-6 md:px-8">
        <SearchAnswer {...{ state, asked, found, words, addresses, retry }} />
      </div>
    </dialog>
  );
}

/**
 * Closes the dialog after a click on the backdrop (the only click whose target is the dialog itself), and after a click
 * on a link unless it opens a new tab. The focus then moves to the content of the new page.
 */
function closeByClick(event: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget: dialog, defaultPrevented } = event;
  if (target === dialog) dialog.close();
  if (!defaultPrevented || !(target instanceof Element) || !target.closest('a')) return;
  dialog.close();
  document.getElementById('content')?.focus({ preventScroll: true });
}

type Props = {
  words: DialogWords;
  mostCharacters: number;
  query: string;
  onQuery: (query: string) => void;
};

/** The field of the search dialog. It comes first, so that the dialog focuses it; Enter opens the first result. */
function SearchField({ words, mostCharacters, query, onQuery }: Props) {
  return (
    <search>
      <form
        onSubmit={openFirst}
        className="flex items-center gap-3 border-line border-b-[3px] pr-2 pl-5 focus-within:border-amber-ink md:pr-4 md:pl-8"
      >
        <SearchIcon className="size-6 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={mostCharacters}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="h-18 min-w-0 grow bg-transparent font-display font-semibold text-title placeholder:font-normal placeholder:font-text placeholder:text-base placeholder:text-muted placeholder:tracking-normal md:placeholder:text-lead focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          className="h-11 shrink-0 px-3 font-semibold text-small"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {words.close}
        </button>
      </form>
    </search>
  );
}

function openFirst(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const dialog = event.currentTarget.closest('dialog');
  dialog?.querySelector<HTMLAnchorElement>('[data-results="found"] a')?.click();
}

/**
 * Handles the keys of the search dialog: Up and Down move through field and links, a letter typed on a link goes to the
 * field, Escape closes (in a search field, browsers would only clear the text).
 */
function moveByKeys(event: KeyboardEvent<HTMLDialogElement>) {
  const { key, currentTarget: dialog, target } = event;
  if (key === 'Escape') {
    event.preventDefault();
    dialog.close();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const stops = [...dialog.querySelectorAll<HTMLElement>('input[type=search], [data-results] a')];
    const place = target instanceof HTMLElement ? stops.indexOf(target) : -1;
    const next = stops[place + (key === 'ArrowDown' ? 1 : -1)];
    if (place === -1 || !next) return;
    event.preventDefault();
    next.focus();
  } else if (target instanceof HTMLAnchorElement && isLetter(event)) {
    dialog.querySelector('input')?.focus();
  }
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
