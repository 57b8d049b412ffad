import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delivered, openTab, provideBrowser, unreached } from './tab';

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const ids = ({ posts }: ReturnType<typeof openTab>) => posts.map(({ id }) => id);

beforeEach(provideBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the visitor', () => {
  test('stops it, and the text stays', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.stop();
    expect(tab.state()).toEqual({ name: 'failed', ending: 'stopped' });
    await after(3600);
    expect(tab.posts).toHaveLength(1);
    await tab.press();
    expect(tab.state().name).toBe('waiting');
    expect(new Set(ids(tab)).size).toBe(1);
  });

  test('stops an attempt under way: it does not go on, but its arrival is told', async () => {
    const again = openTab(unreached, unreached);
    again.type({ message: 'Hello' });
    await again.press();
    const pressed = again.press();
    again.stop();
    await pressed;
    expect(again.state()).toEqual({ name: 'failed', ending: 'stopped' });
    const arrived = openTab(unreached, delivered);
    arrived.type({ message: 'Hello' });
    await arrived.press();
    const last = arrived.press();
    arrived.stop();
    await last;
    expect(arrived.state()).toEqual({ name: 'sent' });
  });

  test('edits the text, which ends it; another text is sent under another id', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.type({ message: 'Hello there' });
    expect(tab.state()).toEqual({ name: 'failed', ending: 'edited' });
    await after(3600);
    expect(tab.posts).toHaveLength(1);
    await tab.press();
    tab.type({ message: 'Hello' });
    await tab.press();
    expect(tab.posts.map(({ fields }) => fields.message)).toEqual([
      'Hello',
      'Hello there',
      'Hello',
    ]);
    expect(new Set(ids(tab)).size).toBe(3);
  });

  test('edits while an attempt is under way: what arrives then does not hide the new text', async () => {
    const tab = openTab(unreached, delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    const last = tab.press();
    tab.type({ message: 'Hello there' });
    await last;
    expect(tab.state()).toEqual({ name: 'failed', ending: 'edited' });
  });

  test('edits and sends again while an attempt is under way: the later text counts', async () => {
    const tab = openTab(delivered, unreached);
    tab.type({ message: 'Hello' });
    const first = tab.press();
    tab.type({ message: 'Hello there' });
    await Promise.all([first, tab.press()]);
    expect(tab.state().name).toBe('waiting');
    await after(15);
    expect(tab.posts.map(({ fields }) => fields.message)).toEqual([
      'Hello',
      'Hello there',
      'Hello there',
    ]);
  });

  test('has the text changed unnoticed: it is not sent by itself either', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.fill({ email: 'a@b.example' });
    await after(15);
    expect(tab.state()).toEqual({ name: 'failed', ending: 'edited' });
    expect(tab.posts).toHaveLength(1);
  });

  test('presses twice, and the same text is sent once', async () => {
    const tab = openTab(delivered);
    tab.type({ message: 'Hello' });
    await Promise.all([tab.press(), tab.press()]);
    expect(tab.posts).toHaveLength(1);
  });

  test('presses while it waits: the pauses start over', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    await after(15 + 30);
    await tab.press();
    expect(tab.posts).toHaveLength(4);
    await after(15);
    expect(tab.posts).toHaveLength(5);
    expect(tab.shown().answered).toBe(2);
  });

  test('reloads: the same message waits for the rest of its time', async () => {
    const tab = openTab(unreached, unreached, delivered);
    tab.type({ email: 'a@b.example', message: 'Hello' });
    await tab.press();
    await after(15);
    const before = tab.state();
    await after(10);
    await tab.reload();
    expect(tab.state()).toEqual(before);
    await after(20);
    expect(tab.state().name).toBe('sent');
    expect(tab.posts[2]).toEqual(tab.posts[0]);
  });

  test('reloads and types before the scripts run: that is an edit, too', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    await tab.reload({ message: 'Hello there' });
    expect(tab.state()).toEqual({ name: 'failed', ending: 'edited' });
  });

  test('reloads and presses: how long the new page was open says nothing', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    await tab.reload();
    await tab.press();
    expect(tab.posts.map(({ openMs }) => typeof openMs)).toEqual(['number', 'undefined']);
  });

  test('reloads after the time has come: the message is sent at once', async () => {
    const tab = openTab(unreached, delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.leave();
    await after(3600);
    await tab.reload();
    await after(0);
    expect(tab.state().name).toBe('sent');
  });
});

describe('an id', () => {
  test('stays with its text over a reload, and leaves with another text', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.stop();
    await tab.reload();
    await tab.press();
    tab.type({ message: 'Another' });
    await tab.reload();
    await tab.press();
    const [first, second, third] = ids(tab);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('of another text is replaced, once for each attempt', async () => {
    const tab = openTab({ name: 'other-message' }, delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    expect(tab.state().name).toBe('sent');
    expect(new Set(ids(tab)).size).toBe(2);
    const stubborn = openTab({ name: 'other-message' });
    stubborn.type({ message: 'Hello' });
    await stubborn.press();
    await after(3600);
    expect(stubborn.state()).toEqual({ name: 'failed' });
    expect(stubborn.posts).toHaveLength(2);
  });
});
