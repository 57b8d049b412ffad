import { stored } from '@/ui/stored';

/** Notes that a visitor switched the / key off. */
const slashKey = stored('local', 'search-key');
const off = 'off';

/** Says whether / opens the search. A shortcut of one character must be possible to switch off (WCAG 2.1.4). */
export const isSlashKeyOn = () => slashKey.read() !== off;

/** Remembers the visitor's choice. */
export const switchSlashKey = (isOn: boolean) => slashKey.write(isOn ? null : off);

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
