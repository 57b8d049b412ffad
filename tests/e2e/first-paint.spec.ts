import type { Page, Route } from '@playwright/test';
import { player, videoPath } from './support/player';
import { expect, isolatedTest as test } from './support/test';
import { words } from './support/words';

const { nav, contactForm, theme } = words('en').site;
const { list } = words('en').subscription.pricing;
const phone = { width: 390, height: 844 };

/** Holds what comes after the first paint back; returns what lets it go. */
async function holdBack(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(what, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    for (const route of held) await route.continue();
  };
}

const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

test('the sheet, then the scripts, are asked for after the first paint', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('button', { name: theme.toDark })).toBeVisible();
  const painted = await page.evaluate(paint);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const timesOf = (end: string) =>
    asked.filter(({ name }) => name.endsWith(end)).map(({ startTime }) => startTime);
  const [sheets, scripts] = [timesOf('.css'), timesOf('.js')];
  expect(sheets.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...sheets)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...sheets));
});

test('the framework is compiled while it arrives', async ({ page, request }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('button', { name: theme.toDark })).toBeVisible();
  const largest = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    return scripts.toSorted((a, b) => b.decodedBodySize - a.decodedBodySize)[0]?.name;
  });
  const script = await (await request.get(String(largest))).text();
  // The words Chromium looks for.
  const compileHint = '//# allFunctionsCalledOnLoad\n';
  expect(script.startsWith(compileHint)).toBe(true);
  expect(script.split(compileHint)).toHaveLength(2);
});

test('the menu opens before any script or sheet is there', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize(phone);
  const letGo = await holdBack(page, /\.(?:js|css)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: nav.openMenu }).click();
  const link = page.getByRole('dialog').or(page.locator('#menu')).getByRole('link').first();
  await expect(link).toBeVisible();
  const { height } = (await page.locator('#menu').boundingBox()) ?? {};
  expect(height).toBe(phone.height);
  await letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
  await expect(link).toBeVisible();
});

test('a button that needs a script does what it says once that is there', async ({ page }) => {
  const letGo = await holdBack(page, /\.js$/);
  await page.goto(videoPath, { waitUntil: 'commit' });
  await page.getByRole('button', { name: player.start }).click();
  await letGo();
  await expect(page.getByRole('button', { name: player.pause })).toBeFocused();
});

test('the key that opens the search is not lost', async ({ page }) => {
  const letGo = await holdBack(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link followed before any script leads there', async ({ page }) => {
  await holdBack(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: nav.pricing }).click();
  await expect(page).toHaveURL('/pricing');
});

test('what is typed before the scripts come stays', { tag: '@quick' }, async ({ page }) => {
  const letGo = await holdBack(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.getByLabel(contactForm.message);
  await field.pressSequentially('Zażółć gęślą jaźń');
  await letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: theme.toDark })).toBeVisible();
  await field.press('!');
  await expect(field).toHaveValue('Zażółć gęślą jaźń!');
  await expect(field).toBeFocused();
});

test('a list poured before the scripts come is worked out once they are there', async ({
  page,
}) => {
  const letGo = await holdBack(page, /\.js$/);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const slider = page.getByRole('slider', { name: list.label });
  // The sheet shows the slider, and a slider that is not shown takes no key.
  await slider.waitFor();
  await slider.press('End');
  const longest = (await slider.getAttribute('max')) ?? '';
  await expect(slider).toHaveValue(longest);
  await letGo();
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${longest}\\s`));
  await expect(slider).toHaveValue(longest);
});

test('who comes to a place within a page sees nothing before the sheet is there', async ({
  page,
}) => {
  const letGo = await holdBack(page, /\.css$/);
  await page.goto('/pricing#add-ons', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await page.evaluate(paint)).toBeUndefined();
  await letGo();
  await expect(page.locator('#add-ons')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true });

  test('the largest picture is asked for once, in the width of the screen', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/case-study/harbour-planner');
    const picture = page.locator('img[fetchpriority="high"]');
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const folder = new URL('.', shown).pathname;
    expect(folder).toContain('/pictures/');
    expect(asked.filter((path) => path.startsWith(folder))).toEqual([new URL(shown).pathname]);
  });
});

/** Runs in the page: what each element looks like, in short. */
const looks = () =>
  [...document.querySelectorAll('body *')].map((element) => {
    const { display, color, fontSize, marginTop, gridColumn } = getComputedStyle(element);
    return [element.className, display, color, fontSize, marginTop, gridColumn].join();
  });

test.describe('where the scripts never come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the whole sheet has the last word', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    const sheet = page.waitForResponse(/\.css$/);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await (await sheet).finished();
    await expect(page.locator('footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const first = page.locator('style[data-first-rules]');
    await expect(first).toHaveCount(1);
    const before = await page.evaluate(looks);
    await first.evaluate((style) => style.remove());
    expect(await page.evaluate(looks)).toEqual(before);
  });
});

test.describe('where the sheet never comes', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the first screen keeps its rules, and all parts are there', async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('button', { name: theme.toDark }),
    ).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page waits for its whole sheet, as ever', async ({ page }) => {
    const letGo = await holdBack(page, /\.css$/);
    const opened = page.goto('/pricing');
    await expect.poll(() => page.url()).toContain('/pricing');
    await letGo();
    await opened;
    await expect(page.locator('footer')).toHaveCSS('background-color', /oklch|rgb|lab/);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
