import { useSyncExternalStore } from 'react';

/** A text kept in the browser: for this tab (`session`) or for good (`local`). */
type Stored = {
  /** Never throws; null where nothing is kept. */
  read: () => string | null;
  /** Never throws: where storage is forbidden or full, the text is kept until the next full load. Null removes it. */
  write: (text: string | null) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** Returns the way to a text kept in the browser under a name of its own. */
export function stored(area: 'local' | 'session', name: string): Stored {
  const listeners = new Set<() => void>();
  const open = () => (area === 'local' ? localStorage : sessionStorage);
  let held: string | null | undefined;
  return {
    read: () => {
      if (held !== undefined) return held;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
      } catch {
        held = text;
      }
      for (const tell of listeners) tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the text as it is kept now, for a component; undefined on the server and while React takes the page over. */
export function useStored({ read, subscribe }: Stored): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, read, () => undefined);
}
