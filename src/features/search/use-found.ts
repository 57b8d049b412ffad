import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Found, nothing } from './search';
import type { LoadedIndex } from './search-index';

/** How long (milliseconds) typing has to rest before anything is fetched, and how long a fetch may take in silence. */
const pause = 120;
const silence = 500;

/** What a query has found; `isSlow` while the answer to the newest is awaited for longer than usual. */
export type FoundState = { asked: string; found: Found; isSlow: boolean };

const start: FoundState = { asked: '', found: nothing, isSlow: false };

/**
 * Returns what a query finds in an index: at once, or, where it has to be fetched, what the query before it has found
 * until then. `onFailure` is called when it cannot be fetched. `more` fetches further results.
 */
export function useFound(index: LoadedIndex | undefined, asked: string, onFailure: () => void) {
  const find = index && 'find' in index ? index.find : undefined;
  const fetch = index && 'fetch' in index ? index.fetch : undefined;
  const here = useMemo(
    () => find && { asked, found: asked === '' ? nothing : find(asked), isSlow: false },
    [find, asked],
  );
  const [fetched, setFetched] = useState(start);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!fetch || asked === '') return;
    const stop = new AbortController();
    const unlessStopped = (act: () => void) => () => stop.signal.aborted || act();
    const ask = () =>
      fetch(asked).then(
        (found) => unlessStopped(() => setFetched({ asked, found, isSlow: false }))(),
        unlessStopped(() => fail()),
      );
    const slowly = unlessStopped(() =>
      setFetched((last) => (last.asked === asked ? last : { ...last, isSlow: true })),
    );
    const timers = [setTimeout(ask, pause), setTimeout(slowly, pause + silence)];
    return () => {
      stop.abort();
      timers.forEach(clearTimeout);
    };
  }, [fetch, asked]);
  const more = () =>
    fetched.found.more?.().then((found) => {
      setFetched((last) => (last.asked === fetched.asked ? { ...last, found } : last));
    }, onFailure);
  return { state: here ?? (asked === '' ? start : fetched), more };
}
