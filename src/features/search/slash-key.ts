/** Where a visitor who switched the / key off has this noted in the browser. */
const storageKey = 'search-key';
const off = 'off';

/** Says whether / opens the search. A shortcut of one character must be possible to switch off (WCAG 2.1.4). */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Remembers the visitor's choice; where storage is forbidden the key stays on. */
export function switchSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // Nothing to remember it with.
  }
}

/** Says whether a key opens the search: Ctrl or Cmd with K anywhere, / where nothing is being typed. */
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
