'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';
import { BookingFallback, placeClass } from './booking-fallback';
import { BookingFrame, warmWidget } from './booking-frame';

type Props = {
  words: BookingWords;
  /** What the visitor is asked: whose calendar it is, what that means, and the button's label. */
  question: { title: string; text: string; show: string };
  /** In pixels, of the question and of the calendar alike: nothing moves when one takes the other's place. */
  height: number;
  /** A link to the text about cookies. */
  more: ReactNode;
  /** What is seen beside the question. */
  drawing: ReactNode;
};

/** Says whose the calendar is before anything is asked of its provider, and shows it once the visitor wants that. */
export function BookingGate({ words, question, height, more, drawing }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  // The button goes, and would take the focus with it.
  useEffect(() => {
    if (isWanted) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isWanted ? (
        <BookingFrame words={words} height={height} drawing={drawing} />
      ) : (
        <div
          className="relative overflow-clip bg-raised has-[noscript>*]:h-96! print:hidden"
          style={{ height, minWidth: booking.popupMinWidth }}
        >
          <div className={`${placeClass} [&:has(~noscript>*)]:hidden`}>
            <div className="col-span-12 self-center md:col-span-7 lg:col-span-6">
              <h2 className="max-w-[10em] text-heading">{question.title}</h2>
              <p className="mt-5 max-w-[30em] text-muted">
                {question.text} {more}
              </p>
              <Button
                type="button"
                className="mt-8"
                onPointerEnter={warmWidget}
                onFocus={warmWidget}
                onClick={() => setWanted(true)}
              >
                {question.show}
              </Button>
            </div>
            <div className="col-span-12 min-h-0 md:col-span-5 lg:col-start-8">{drawing}</div>
          </div>
          <noscript>
            <BookingFallback words={words} />
          </noscript>
        </div>
      )}
    </div>
  );
}
