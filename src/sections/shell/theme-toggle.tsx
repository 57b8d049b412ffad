'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { stored } from '@/ui/stored';
import { themeKey } from './head-scripts';

type Theme = 'light' | 'dark';
type Props = { labels: Record<Theme, string> };

/** Read in the head before the first paint. Where storage is forbidden, the choice lasts until the page is left. */
const storedTheme = stored('local', themeKey);

/**
 * Switches between the light and the dark theme and remembers the choice. Absent until JavaScript runs: without it, the
 * system's theme is used.
 */
export function ThemeToggle({ labels }: Props) {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, readTheme, () => undefined);
  useEffect(tintBrowser, [theme]);
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="tap-square rounded-full hover:text-amber-ink in-[.on-night]:hover:text-amber data-[ready=false]:invisible"
      data-ready={theme !== undefined}
      aria-label={labels[next]}
      title={labels[next]}
      onClick={() => chooseTheme(next)}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="8.25" />
        <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
      </svg>
    </button>
  );
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Colours the browser's own bars, which would otherwise follow the system's theme. */
function tintBrowser() {
  if (document.documentElement.dataset.theme === undefined) return;
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = ground;
}

function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  storedTheme.write(theme);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
