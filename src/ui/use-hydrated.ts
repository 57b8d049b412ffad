import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Says whether the page's scripts run: false on the server and while React takes the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
