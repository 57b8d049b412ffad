'use client';

import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import { booking } from './booking';
import { BookingFallback } from './booking-fallback';
import { isFrameAwaited, nextFrameState } from './booking-frame-state';
import { BookingSpinner } from './booking-spinner';
import type { BookingWords } from './booking-words';
import { useWidgetMessages } from './use-widget-messages';

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
  const Widget = useWidget();
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

/** Fetches the provider's code once the page runs; where it does not come, patience runs out as for a frame. */
function useWidget() {
  const [widget, setWidget] = useState<{ Widget: ComponentType<{ title: string }> }>();
  useEffect(() => {
    import('./calendly-widget').then(
      ({ CalendlyWidget }) => setWidget({ Widget: CalendlyWidget }),
      () => undefined,
    );
  }, []);
  return widget?.Widget;
}
