import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Says whether the page's scripts run: false on the server and while React hydrates the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
