import type { KeyboardEvent } from 'react';

/**
 * Keys of the search dialog: up and down go through field and links, a letter typed on a link goes on in the field,
 * Escape closes (by hand: in a search field browsers would only empty it).
 */
export function moveByKeys(event: KeyboardEvent<HTMLDialogElement>) {
  const { key, currentTarget: dialog, target } = event;
  if (key === 'Escape') {
    event.preventDefault();
    dialog.close();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const stops = [...dialog.querySelectorAll<HTMLElement>('input[type=search], [data-results] a')];
    const place = target instanceof HTMLElement ? stops.indexOf(target) : -1;
    const next = stops[place + (key === 'ArrowDown' ? 1 : -1)];
    if (place === -1 || !next) return;
    event.preventDefault();
    next.focus();
  } else if (target instanceof HTMLAnchorElement && isLetter(event)) {
    dialog.querySelector('input')?.focus();
  }
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
