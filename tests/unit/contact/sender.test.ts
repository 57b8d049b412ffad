import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resending } from '@/site/limits';
import { askedFor, delivered, openTab, provideBrowser, unreached } from './tab';

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let browser: ReturnType<typeof provideBrowser>;
beforeEach(() => {
  browser = provideBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a message that could not arrive', () => {
  test('is sent again after the time asked for, unchanged, until it has arrived', async () => {
    const tab = openTab(askedFor(1), askedFor(1), delivered);
    tab.type({ email: 'a@b.example', message: 'Hello' });
    await tab.press();
    expect(tab.state().name).toBe('waiting');
    await after(0.9);
    expect(tab.posts).toHaveLength(1);
    await after(0.1);
    expect(tab.posts).toHaveLength(2);
    await after(2);
    expect(tab.state()).toEqual({ name: 'sent' });
    expect(tab.kept()).toBeNull();
    expect(tab.posts[2]).toEqual(tab.posts[0]);
    expect(tab.posts[1]).toEqual(tab.posts[0]);
    await after(24 * 3600);
    expect(tab.posts).toHaveLength(3);
  });

  test('is sent at once when the browser is online again, and then with short pauses', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    await after(15 + 30 + 60);
    expect(tab.posts).toHaveLength(4);
    browser.goOnline();
    await after(0);
    expect(tab.posts).toHaveLength(5);
    await after(15);
    expect(tab.posts).toHaveLength(6);
  });

  test('waits the whole time of a limit, online again or not', async () => {
    const tab = openTab(askedFor(600, true), delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    await after(300);
    browser.goOnline();
    await after(299);
    expect(tab.posts).toHaveLength(1);
    await after(1);
    expect(tab.state().name).toBe('sent');
  });

  test('rests while the page is hidden, and is sent at once when the page is seen', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    browser.setHidden(true);
    await after(200);
    expect(tab.posts).toHaveLength(1);
    browser.setHidden(false);
    await after(0);
    expect(tab.posts).toHaveLength(2);
  });

  test('is sent from a hidden page, too, only later', async () => {
    const tab = openTab(unreached, delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    browser.setHidden(true);
    await after(15 + resending.hiddenMs / 1000);
    expect(tab.state().name).toBe('sent');
  });

  test('is not sent by a page that has been left', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    tab.leave();
    browser.goOnline();
    await after(3600);
    expect(tab.posts).toHaveLength(1);
  });

  test('is not sent by a page that was left during an attempt', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    const pressed = tab.press();
    tab.leave();
    await pressed;
    await after(3600);
    expect(tab.posts).toHaveLength(1);
  });

  test('is sent soon after a sleep in which its time has come', async () => {
    const tab = openTab(askedFor(3600, true), delivered);
    tab.type({ message: 'Hello' });
    await tab.press();
    vi.setSystemTime(Date.now() + 3_600_000);
    await after(60);
    expect(tab.state().name).toBe('sent');
  });

  test('is no longer sent after a day, also after a long sleep', async () => {
    const tab = openTab(unreached);
    tab.type({ message: 'Hello' });
    await tab.press();
    vi.setSystemTime(Date.now() + resending.mostMs + 1);
    await after(60);
    expect(tab.state()).toEqual({ name: 'failed', ending: 'expired' });
    expect(tab.posts).toHaveLength(1);
  });

  test('is not sent again once the server refuses it', async () => {
    const tab = openTab(unreached, { name: 'refused', problems: { email: 'format' } });
    tab.type({ message: 'Hello' });
    await tab.press();
    await after(3600);
    expect(tab.state()).toEqual({ name: 'failed' });
    expect(tab.shown().problems).toEqual({ email: 'format' });
    expect(tab.posts).toHaveLength(2);
  });
});
