'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

type Props = { label: string; close: string; children: ReactNode };

const key = 'booking-badge';
const listeners = new Set<() => void>();
let isClosedHere = false;

/** Holds the badge in its place and lets the visitor send it away, for this tab and until it is closed. */
export function BadgeCloser({ label, close, children }: Props) {
  const state = useSyncExternalStore(subscribe, readState, () => 'fixed' as const);
  if (state === 'closed') return null;
  return (
    <aside
      aria-label={label}
      className="pointer-events-none sticky bottom-6 z-10 mx-auto hidden h-0 w-full max-w-page items-end justify-end px-gutter lg:flex print:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-2">
        {state === 'open' && (
          <button
            type="button"
            aria-label={close}
            title={close}
            onClick={closeBadge}
            className="grid size-11 place-items-center rounded-full border border-line bg-paper text-muted shadow-lg hover:text-ink"
          >
            <svg
              viewBox="0 0 16 16"
              className="size-3.5"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        )}
        {children}
      </div>
    </aside>
  );
}

/** `fixed`: drawn by the server, which cannot close it. */
function readState(): 'open' | 'closed' {
  if (isClosedHere) return 'closed';
  try {
    return sessionStorage.getItem(key) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function closeBadge() {
  isClosedHere = true;
  try {
    sessionStorage.setItem(key, 'closed');
  } catch {
    // Storage may be forbidden; the badge then stays away until the next full load.
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
