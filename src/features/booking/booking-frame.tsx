'use client';

import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useComingComponent } from '@/ui/use-lazy-component';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';
import { BookingFallback, BookingSpinner } from './booking-fallback';
import { useWidgetMessages } from './widget-messages';

type Props = {
  words: BookingWords;
  /** In pixels; less where the box around it is lower. */
  height: number;
  /** What is seen beside the words until the calendar comes, and where it does not. */
  drawing?: ReactNode;
};

/**
 * The calendar of a call. A spinner until the provider's page in the frame has sent a message, then the frame; a link
 * and the phone where no message comes. Below it, once a call is booked, a line that says so.
 */
export function BookingFrame({ words, height, drawing }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(nextFrameState, 'waiting');
  const [isBooked, setBooked] = useState(false);
  // A widget whose code does not come fails after the same time as a frame that does not load.
  const Widget = useComingComponent(loadWidget);
  useWidgetMessages(box, { onWord: () => tell('message'), onBooked: () => setBooked(true) });
  useEffect(() => {
    if (state === 'alive' || state === 'failed') return;
    const timer = setTimeout(() => tell('patience over'), booking.patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <div
        ref={box}
        className="relative min-h-0 overflow-clip bg-raised has-[noscript>*]:h-96! print:hidden"
        style={{ height, minWidth: booking.popupMinWidth }}
        onLoadCapture={() => tell('load')}
      >
        {Widget && (
          <div className={state === 'alive' ? 'absolute inset-0' : 'invisible absolute inset-0'}>
            <Widget title={words.frame} />
          </div>
        )}
        {isFrameAwaited(state) && <BookingSpinner label={words.loading} drawing={drawing} />}
        {state === 'failed' && <BookingFallback words={words} drawing={drawing} />}
        <noscript>
          <BookingFallback words={words} />
        </noscript>
      </div>
      <p role="status" className="bg-raised font-semibold text-good empty:hidden">
        {isBooked && <span className="block px-gutter py-5">{words.booked}</span>}
      </p>
    </>
  );
}

const loadWidget = () => import('./calendly-widget').then(({ CalendlyWidget }) => CalendlyWidget);

/** Fetches our own code for the frame; nothing is asked of the provider. */
export const warmWidget = () => void loadWidget().catch(() => undefined);

/**
 * The states of the booking frame. `loaded`: a document has loaded, perhaps only the browser's own error page; `alive`:
 * the provider's page has sent a message; `failed`: neither came in time.
 */
type BookingFrameState = 'waiting' | 'loaded' | 'alive' | 'failed';

/** The frame's document loaded, its page sent a message, or the time allowed for either is over. */
type BookingFrameNews = 'load' | 'message' | 'patience over';

/**
 * Returns the state after an event. A message always means `alive`. After a failure, a load changes nothing: a blocked
 * frame also loads, late and empty.
 */
export function nextFrameState(
  state: BookingFrameState,
  news: BookingFrameNews,
): BookingFrameState {
  if (state === 'alive' || news === 'message') return 'alive';
  if (news === 'patience over') return 'failed';
  return state === 'waiting' ? 'loaded' : state;
}

/** Says whether the spinner is shown: until the frame is known to be the provider's. */
export const isFrameAwaited = (state: BookingFrameState) =>
  state === 'waiting' || state === 'loaded';
