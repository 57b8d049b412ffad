import { useRef, useState } from 'react';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { SearchDialogProps } from './search-dialog';

/** What the dialog needs from where it is opened. */
export type DialogFacts = Omit<SearchDialogProps, 'onClose'>;

export const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/**
 * Returns the dialog, nothing while it is closed, and the function that opens it. Its code is fetched when it is first
 * opened; where that fails, the list of all pages is.
 */
export function useSearchDialog(facts: DialogFacts, onClose: () => void) {
  const [Dialog, fetchDialog] = useLazyComponent(loadDialog);
  const openings = useRef(0);
  // Each opening is a dialog of its own: the browser says late that the one before was closed.
  const [current, setCurrent] = useState<number>();
  const open = () =>
    fetchDialog().then(
      () => setCurrent(++openings.current),
      () => location.assign(facts.addresses.allPages),
    );
  const close = () => {
    setCurrent((opening) => (opening === current ? undefined : opening));
    onClose();
  };
  const isOpen = current !== undefined && Dialog;
  const dialog = isOpen ? <Dialog key={current} {...facts} onClose={close} /> : undefined;
  return [dialog, open] as const;
}

/** Moves the focus to what opened a dialog, unless the browser gave it back to where it was. */
export function takeFocusBack(opener: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest('dialog');
  if (isLost) opener?.focus({ preventScroll: true });
}
