import type { Messages } from 'next-intl';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '@/site/locales';
import { Button } from '@/ui/button';
import { timeLeft } from './time-left';

type Props = {
  words: Messages['site']['contactForm'];
  locale: Locale;
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: number;
  isSending: boolean;
  onStop: () => void;
  /** Where the focus goes when this part leaves the page with it. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** When a message that waits is sent again, and the buttons that send it at once or never. */
export function NextAttempt({ words, locale, dueAt, isSending, onStop, focusAfter }: Props) {
  const now = useClock();
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement)) focusAfter.current?.focus();
    };
  }, [focusAfter]);
  const when = words.resending.next.replace('{when}', timeLeft(dueAt - now, locale));
  return (
    <div ref={part} className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" size="small" aria-disabled={isSending}>
        {words.resending.now}
      </Button>
      <Button type="button" size="small" look="outline" onClick={onStop}>
        {words.resending.stop}
      </Button>
      {/* A timer is seen at each second, but read out only when it is asked for. */}
      <p role="timer" className="text-muted text-small tabular-nums">
        {isSending ? words.sending : when}
      </p>
    </div>
  );
}

/** Returns the time in milliseconds since 1970, anew each second. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
