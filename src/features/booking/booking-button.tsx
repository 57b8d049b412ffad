'use client';

import { type ComponentType, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { BookingWords } from './booking-words';

type Popup = ComponentType<{ root: HTMLElement; words: BookingWords; onClose: () => void }>;

type Props = {
  words: BookingWords;
  /** The scheduling page in the visitor's language: where the button leads before and without JavaScript. */
  fallbackHref: string;
  className?: string;
  children: ReactNode;
};

/** Opens the calendar over the page; its code comes when a visitor shows interest. A link until JavaScript runs. */
export function BookingButton({ words, fallbackHref, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [popup, setPopup] = useState<{ Popup: Popup }>();
  const canOpen = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (!canOpen) {
    return (
      <a href={fallbackHref} className={className}>
        {children}
      </a>
    );
  }
  const open = () =>
    fetchPopup().then(
      ({ BookingPopup }) => setPopup({ Popup: BookingPopup }),
      () => location.assign(fallbackHref),
    );
  const close = () => {
    setPopup(undefined);
    // Browsers give the focus back to what had it, and some never focus a clicked button.
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
      >
        {children}
      </button>
      {popup && <popup.Popup root={document.body} words={words} onClose={close} />}
    </>
  );
}

const fetchPopup = () => import('./booking-popup');
const warm = () => void fetchPopup().catch(() => undefined);
const subscribe = () => () => undefined;
