'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '@/ui/use-hydrated';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { BookingWords } from './book-meeting-button';

type Props = {
  words: BookingWords;
  /** The scheduling page in the visitor's language: the button links there before and without JavaScript. */
  fallbackHref: string;
  className?: string;
  children: ReactNode;
};

/** Opens the calendar over the page; its code loads when a visitor shows interest. A link until JavaScript runs. */
export function BookingButton({ words, fallbackHref, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, fetchPopup] = useLazyComponent(loadPopup);
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) {
    return (
      <a href={fallbackHref} className={className}>
        {children}
      </a>
    );
  }
  const open = () =>
    fetchPopup().then(
      () => setOpen(true),
      () => location.assign(fallbackHref),
    );
  const close = () => {
    setOpen(false);
    // Browsers return the focus to the element that had it, and some never focus a clicked button.
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
      {isOpen && Popup && <Popup root={document.body} words={words} onClose={close} />}
    </>
  );
}

const loadPopup = () => import('./booking-popup').then(({ BookingPopup }) => BookingPopup);
const warm = () => void loadPopup().catch(() => undefined);
