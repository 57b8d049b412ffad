/** The storage key of the visitor's choice to switch the / key off. */
const storageKey = 'search-key';
const off = 'off';

/** Says whether / opens the search. WCAG 2.1.4: visitors must be able to switch a one-character shortcut off. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Stores the visitor's choice; if storage is blocked, the key stays on. */
export function switchSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // Storage is blocked: the choice cannot be kept.
  }
}

/** Says whether a key opens the search: Ctrl+K or Cmd+K anywhere, / outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isTyping(event.target) && isSlashKeyOn();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
