import { useEffect, useRef } from 'react';

/** How long a host may take until its film could play, in milliseconds. */
const hostPatience = 15_000;

/** Calls back when a film has waited too long for its host: one that is out of reach reports nothing by itself. */
export function useHostPatience(isWaiting: boolean, onTooLong: () => void): void {
  const react = useRef(onTooLong);
  useEffect(() => {
    react.current = onTooLong;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => react.current(), hostPatience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
