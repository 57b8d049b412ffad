'use client';

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SearchDialogProps } from './search-dialog';
import { SearchIcon } from './search-icon';
import { isSearchKey } from './slash-key';

type Props = Omit<SearchDialogProps, 'onClose'>;

const loadDialog = () => import('./search-dialog');
const never = () => () => {};

/**
 * Opens the search. In the HTML it is a link to the list of all pages, and stays one for those who open it in a new tab;
 * the dialog with all it needs is fetched when it is first opened.
 */
export function SearchButton(props: Props) {
  const { words, addresses } = props;
  const button = useRef<HTMLAnchorElement>(null);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const open = () =>
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => location.assign(addresses.allPages),
    );
  useOpeningKeys(open);

  const close = () => {
    setDialog(undefined);
    // The browser gives the focus back to where it was. Where that was nowhere, it is still in the closed dialog.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('dialog');
    if (isLost) button.current?.focus({ preventScroll: true });
  };
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
        className="grid size-11 shrink-0 place-items-center rounded-full hover:text-amber-ink"
        onPointerEnter={loadDialog}
        onClick={(event) => openHere(event, open)}
        onKeyDown={(event) => openBySpace(event, open)}
      >
        <SearchIcon className="size-5.5" />
      </a>
      {Dialog && <Dialog {...props} onClose={close} />}
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
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
