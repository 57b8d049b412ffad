import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Waits until React has taken the page over: before that, a link is followed as without scripts. */
export async function awaitScripts(page: Page): Promise<void> {
  await expect(page.locator('[data-ready="true"]').first()).toBeAttached();
}

/** The same for one element: React takes the parts of a page over one by one, and leaves its mark on what it has. */
export async function awaitTaken(element: Locator): Promise<void> {
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}

/** Follows links to kinds of pages not seen yet, at most `steps`, without a full load; returns the kinds. */
export async function walk(page: Page, steps: number): Promise<Set<string>> {
  const seen = new Set<string>();
  await awaitScripts(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  for (let step = 0; step < steps; step += 1) {
    const links = await page
      .locator('a[href^="/"]:not([target]):not([download])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // Links to the search and to the booking page may open a window in the page.
    const next = links.find(
      (href) => !/[#?.]|\/(?:search|schedule)$/.test(href) && !seen.has(kindOf(href)),
    );
    if (next === undefined) break;
    seen.add(kindOf(next));
    await expect.poll(() => page.locator(`a[href="${next}"]`).first().evaluate(pressed)).toBe(true);
    await expect(page).toHaveURL((url) => url.pathname === next);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument')), next).toBe(true);
  }
  return seen;
}

/**
 * Presses a link and says whether a script followed it. The browser never does: React takes the parts of a page over one
 * by one, and a press that comes before would open the link as a new document.
 */
function pressed(link: HTMLElement): boolean {
  let isFollowed = false;
  const look = (event: Event) => {
    isFollowed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  link.click();
  return isFollowed;
}

/** `/pl/blog/something` and `/pl/blog/else` are of one kind. */
function kindOf(path: string): string {
  const [, language, ...rest] = /^(\/pl)?(.*)$/.exec(path) ?? [];
  const [, first = '', ...more] = rest.join('').split('/');
  return `${language ?? ''}/${first}/${more.length}`;
}

/** Where a page has come to rest after it was led to: a smooth scroll would still be under way. */
export async function expectTop(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        const look = () => {
          if (scrollY === last) return resolve();
          last = scrollY;
          setTimeout(look, 200);
        };
        look();
      }),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
}
