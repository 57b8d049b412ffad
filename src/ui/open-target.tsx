'use client';

import { useEffect } from 'react';

/**
 * Opens the collapsed part that holds the target of the address. Browsers do so when they load a page, but not after a
 * link that changes pages by script; older browsers never do.
 */
export function OpenTarget(): null {
  useEffect(() => {
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);
  return null;
}

function openTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  const part = target?.closest('details');
  if (!part || part.open) return;
  part.open = true;
  target?.scrollIntoView();
}
