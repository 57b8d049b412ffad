import { stored } from '@/ui/stored';

/** Holds `off` for visitors who switched the / key off. */
const slashKey = stored('local', 'search-key');
const off = 'off';

/** Says whether / opens the search. WCAG 2.1.4: visitors must be able to switch a one-character shortcut off. */
export const isSlashKeyOn = () => slashKey.read() !== off;

/** Stores the visitor's choice. */
export const switchSlashKey = (isOn: boolean) => slashKey.write(isOn ? null : off);

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
