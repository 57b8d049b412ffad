'use client';

import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/ui/button-class';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';
import { BookingFrame } from './booking-frame';
import { WeekDrawing } from './week-drawing';

type Props = {
  /** The element of the document that holds the popup. */
  root: HTMLElement | null | undefined;
  words: BookingWords;
  /** The height of the calendar in pixels, 630 by default; less on a lower screen. */
  height?: number;
  /** Called when the popup has closed, so that its owner removes it. */
  onClose: () => void;
};

/** The calendar in a dialog over the page. Throws without a root element (docs/specification.md, section 8). */
export function BookingPopup({ root, ...dialog }: Props) {
  if (!root) {
    throw new Error(
      'BookingPopup has no root element to open in. Pass `root`, an element that is in the document: root={document.body}.',
    );
  }
  return createPortal(<BookingDialog {...dialog} />, root);
}

function BookingDialog({ words, height = booking.popupHeight, onClose }: Omit<Props, 'root'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Not on the link beside the title, which leads away from the calendar.
    closer.current?.focus();
    return () => opened?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog has by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A close event that arrives after the dialog was opened again does not count.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(click) => isOutside(click) && close()}
      className="m-auto hidden max-h-dvh w-full max-w-[62rem] flex-col overflow-clip bg-raised p-0 text-ink shadow-2xl backdrop:bg-night/70 open:flex md:w-[calc(100%-4rem)] md:rounded-(--radius-drop)"
      style={{ minWidth: booking.popupMinWidth }}
    >
      <div className="flex shrink-0 items-center justify-between gap-6 border-line border-b px-gutter py-3.5">
        <div>
          <h2 id={titleId} className="text-title">
            {words.popup}
          </h2>
          <p className="text-muted text-small">
            {words.note}{' '}
            <a
              href={words.moreHref}
              target="_blank"
              rel="noopener"
              className="link-plain hover:text-ink"
            >
              {words.more}
              <span className="sr-only"> ({words.newTab})</span>
            </a>
          </p>
        </div>
        <button
          ref={closer}
          type="button"
          onClick={close}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          {words.close}
        </button>
      </div>
      <BookingFrame words={words} height={height} drawing={<WeekDrawing />} />
    </dialog>
  );
}

/** Says whether a click was on the backdrop: the dialog itself is visible nowhere else, so it is the target. */
const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
