'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';

/**
 * Closes the menu when a visitor follows one of its links (a soft navigation keeps the header, and so the open popover)
 * and when the focus leaves the menu, which would cover the focused element.
 */
export function MenuCloser({ menuId, children }: { menuId: string; children: ReactNode }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.hidePopover();
    };
    menu?.addEventListener('focusout', closeWhenLeft);
    return () => menu?.removeEventListener('focusout', closeWhenLeft);
  }, [menuId]);
  const close = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      document.getElementById(menuId)?.hidePopover();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, is no control itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard fires click too
    <div onClick={close}>{children}</div>
  );
}
