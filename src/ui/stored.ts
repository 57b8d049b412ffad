import { useSyncExternalStore } from 'react';

/** A text kept in the browser: for this tab (`session`) or for good (`local`). */
export type Stored = {
  /** Never throws. Null where nothing is kept. */
  read: () => string | null;
  /** Never throws: where storage is forbidden or full, the text is kept until the next full load. Null removes it. */
  write: (text: string | null) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** Returns the functions that read, write and watch a text kept in the browser under `name`. */
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

/** Returns the kept text, for a component; undefined on the server and while React hydrates the page. */
export function useStored({ read, subscribe }: Stored): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, read, () => undefined);
}
