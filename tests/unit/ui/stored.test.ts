import { afterEach, expect, test, vi } from 'vitest';
import { stored } from '@/ui/stored';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage; one that is forbidden throws at every touch. */
function provideStorage(isForbidden = false) {
  const kept = new Map<string, string>();
  const touch = <Result>(act: () => Result): Result => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return act();
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => touch(() => kept.get(name) ?? null),
    setItem: (name: string, text: string) => touch(() => kept.set(name, text)),
    removeItem: (name: string) => touch(() => kept.delete(name)),
  });
}

test.each([
  ['allowed', false],
  ['forbidden', true],
])('where storage is %s, a text is kept, told of and removed', (_, isForbidden) => {
  provideStorage(isForbidden);
  const badge = stored('session', 'badge');
  const onChange = vi.fn();
  const leave = badge.subscribe(onChange);
  expect(badge.read()).toBeNull();
  badge.write('closed');
  expect(badge.read()).toBe('closed');
  badge.write(null);
  expect(badge.read()).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
  leave();
  badge.write('closed');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('what storage keeps is there for whoever asks next; what it refuses is not', () => {
  provideStorage();
  stored('session', 'badge').write('closed');
  expect(stored('session', 'badge').read()).toBe('closed');
  provideStorage(true);
  stored('session', 'badge').write('closed');
  expect(stored('session', 'badge').read()).toBeNull();
});
