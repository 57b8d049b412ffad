'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { useComingComponent } from '@/ui/use-lazy-component';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';
import { BookingFallback, BookingSpinner } from './booking-fallback';
import { useWidgetMessages } from './widget-messages';

type Props = {
  words: BookingWords;
  /** Pixels; less where the place it stands in is lower. */
  height: number;
};

/**
 * The calendar of a call: a spinner until its frame has loaded and spoken, then the frame; a link and the phone where
 * it does not come, or comes from nobody. Below it, once a call is booked, a line that says so.
 */
export function BookingFrame({ words, height }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(nextFrameState, 'waiting');
  const [isBooked, setBooked] = useState(false);
  // Where the provider's code does not come, patience runs out as for a frame.
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
        className="relative min-h-0 overflow-clip bg-raised has-[noscript>*]:h-80! print:hidden"
        style={{ height, minWidth: booking.popupMinWidth }}
        onLoadCapture={() => tell('load')}
      >
        {Widget && (
          <div className={state === 'alive' ? 'absolute inset-0' : 'invisible absolute inset-0'}>
            <Widget title={words.frame} />
          </div>
        )}
        {isFrameAwaited(state) && <BookingSpinner label={words.loading} />}
        {state === 'failed' && <BookingFallback words={words} />}
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

/**
 * Where the booking frame stands. `loaded`: its document is there, but it may be the browser's own error page,
 * which loads like any other; `alive`: the provider's page itself has spoken; `failed`: neither came in time.
 */
type BookingFrameState = 'waiting' | 'loaded' | 'alive' | 'failed';

/** The frame's document loaded, its page sent a message, or the time allowed for the next of these is over. */
type BookingFrameNews = 'load' | 'message' | 'patience over';

/**
 * Returns the state after a piece of news. A message settles everything. After a failure a mere load is not believed:
 * a blocked frame also loads, late and empty.
 */
export function nextFrameState(
  state: BookingFrameState,
  news: BookingFrameNews,
): BookingFrameState {
  if (state === 'alive' || news === 'message') return 'alive';
  if (news === 'patience over') return 'failed';
  return state === 'waiting' ? 'loaded' : state;
}

/** Says whether the visitor sees the spinner: until the frame is known to be the provider's. */
export const isFrameAwaited = (state: BookingFrameState) =>
  state === 'waiting' || state === 'loaded';
