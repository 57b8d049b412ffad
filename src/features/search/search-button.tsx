'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '@/ui/use-hydrated';
import { SearchIcon } from './search-icon';
import { isSearchKey } from './slash-key';
import { type DialogFacts, loadDialog, takeFocusBack, useSearchDialog } from './use-search-dialog';

/**
 * Opens the search. In the HTML it is a link to the list of all pages, and stays one for visitors who open it in a new
 * tab. The dialog and its code are fetched when it is first opened.
 */
export function SearchButton(facts: DialogFacts) {
  const { words, addresses } = facts;
  const button = useRef<HTMLAnchorElement>(null);
  const isReady = useHydrated();
  const [dialog, open] = useSearchDialog(facts, () => takeFocusBack(button.current));
  useOpeningKeys(open);
  return (
    <>
      <a
        ref={button}
        href={addresses.allPages}
        role={isReady ? 'button' : undefined}
        aria-haspopup={isReady ? 'dialog' : undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={words.open}
        title={words.open}
        className="tap-square rounded-full hover:text-amber-ink"
        onPointerEnter={loadDialog}
        onClick={(event) => openHere(event, open)}
        onKeyDown={(event) => openBySpace(event, open)}
      >
        <SearchIcon className="size-5.5" />
      </a>
      {dialog}
    </>
  );
}

function openHere(event: MouseEvent, open: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

/** A link opens by Enter alone; a button by both. */
function openBySpace(event: KeyboardEvent, open: () => void) {
  if (event.key !== ' ') return;
  event.preventDefault();
  open();
}

function useOpeningKeys(open: () => void) {
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
