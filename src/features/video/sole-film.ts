import { useEffect, useEffectEvent, useRef } from 'react';

const channelName = 'film-begins';

/**
 * Joins the films of this browser, of which one plays at a time: `announce` pauses all others, on this page and in
 * other tabs, and `pause` is called when another one begins. `leave` ends it.
 */
export function joinFilms(pause: () => void): { announce: () => void; leave: () => void } {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = pause;
  return { announce: () => channel.postMessage('begins'), leave: () => channel.close() };
}

/** The same for a component: returns how it announces that its film begins. */
export function useSoleFilm(pause: () => void): () => void {
  const films = useRef<ReturnType<typeof joinFilms>>(undefined);
  const heed = useEffectEvent(pause);
  useEffect(() => {
    films.current = joinFilms(() => heed());
    return () => films.current?.leave();
  }, []);
  return () => films.current?.announce();
}
