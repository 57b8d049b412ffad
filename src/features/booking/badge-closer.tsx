'use client';

import type { ReactNode } from 'react';
import { stored, useStored } from '@/ui/stored';

type Props = { label: string; close: string; children: ReactNode };

const badge = stored('session', 'booking-badge');

/** Keeps the badge in place and lets the visitor close it, until the tab is closed. */
export function BadgeCloser({ label, close, children }: Props) {
  const state = useStored(badge);
  if (state === 'closed') return null;
  return (
    <aside
      aria-label={label}
      data-first-screen
      className="pointer-events-none sticky bottom-6 z-10 mx-auto hidden h-0 w-full max-w-page items-end justify-end px-gutter lg:flex print:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-2">
        {/* The button needs scripts, so the server does not draw it. */}
        {state !== undefined && (
          <button
            type="button"
            aria-label={close}
            title={close}
            onClick={() => badge.write('closed')}
            className="tap-square rounded-full border border-line bg-paper text-muted shadow-lg hover:text-ink"
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
