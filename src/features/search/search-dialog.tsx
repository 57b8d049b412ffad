'use client';

import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { moveByKeys } from './result-keys';
import { searchLimits } from './search';
import { SearchAnswer } from './search-answer';
import { SearchField } from './search-field';
import { type LoadedIndex, loadIndex } from './search-index';

/** Words the dialog needs before its index has come, or when it does not come. */
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
 * The search: a field and, under it, links. Not a combobox: its list could hold neither headings nor links, which is
 * what screen readers move by here; the count is announced instead, and arrow keys are an extra.
 */
export function SearchDialog({ words, addresses, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const hits = useMemo(
    () => (state.status === 'ready' ? state.index.search(asked) : []),
    [state, asked],
  );
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
        <SearchAnswer {...{ state, asked, hits, words, addresses, retry }} />
      </div>
    </dialog>
  );
}

/**
 * A click on the ground closes the dialog: only there is the dialog itself hit. So does a link followed here and not
 * into a new tab; the reader then goes on in the new page, not in its header.
 */
function closeByClick(event: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget: dialog, defaultPrevented } = event;
  if (target === dialog) dialog.close();
  if (!defaultPrevented || !(target instanceof Element) || !target.closest('a')) return;
  dialog.close();
  document.getElementById('content')?.focus({ preventScroll: true });
}
