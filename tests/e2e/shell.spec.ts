import { languages } from '@/site/locales';
import { siteUrl } from './support/addresses';
import { expect, isolatedTest, test } from './support/test';
import { awaitScripts, awaitTaken, expectTop } from './support/walk';
import { words } from './support/words';

const english = words('en').site;
const polish = words('pl').site;

test('switches the language and keeps the page, both ways', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: languages.pl.name }).click();
  await expect(page).toHaveURL('/pl/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(polish.blog.title);
  await page.getByRole('banner').getByRole('link', { name: languages.en.name }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('keeps the place on the page, in one language and the other', async ({ page }) => {
  // The next click would interrupt a scroll in motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq#refunds');
  for (const [name, path] of [
    [languages.pl.name, '/pl/faq'],
    [languages.en.name, '/faq'],
    [languages.en.name, '/faq'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await awaitTaken(link);
    await link.click();
    await expect(page).toHaveURL(`${path}#refunds`);
    await expect(page.locator('#refunds')).toBeInViewport();
    await expect(page.locator('details:has(#refunds)')).toHaveAttribute('open');
  }
});

test('keeps what an address asks for', async ({ page }) => {
  await page.goto('/search?q=react');
  const link = page.getByRole('banner').getByRole('link', { name: languages.pl.name });
  await awaitTaken(link);
  await link.click();
  await expect(page).toHaveURL('/pl/search?q=react');
});

test('forgets the place an address was opened with', async ({ page }) => {
  for (const [from, name, to] of [
    ['/faq#turnaround', words('en').subscription.pricing.plans.refunds, '/faq#refunds'],
    ['/faq#turnaround', english.nav.faq, '/faq'],
  ] as const) {
    await page.goto(from);
    await page.getByRole('banner').getByRole('link', { name: english.nav.pricing }).click();
    await expect(page).toHaveURL('/pricing');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
  }
});

test('redirects the prefixed English address for good', { tag: '@quick' }, async ({ request }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/blog', '/blog'],
    ['/en/blog/harbour-lights', '/blog/harbour-lights'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  }
});

test('reaches the content by keyboard alone: skip link, then the form', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: english.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel(english.contactForm.email)).toBeFocused();
});

test('shows at each stop of the keyboard where the focus is', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('/pl/contact');
  const places = new Set<string>();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, ring } = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return { name: '', ring: 0 };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const shown = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { name: element.outerHTML.slice(0, 200), ring: shown };
    });
    if (name === '') break;
    expect.soft(ring, name).toBeGreaterThanOrEqual(2);
    places.add(name);
  }
  expect(places.size).toBeGreaterThan(20);
});

isolatedTest(
  'remembers a chosen theme and applies it before the first paint',
  { tag: '@quick' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: english.theme.toDark }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).toBe(dark);
    await expect(
      page.getByRole('banner').getByRole('button', { name: english.theme.toLight }),
    ).toBeVisible();
    const bars = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).content));
    expect(new Set(bars)).toEqual(new Set([dark]));
  },
);

test('the header fits beside a scroll bar that takes its room from the page', async ({ page }) => {
  await page.goto('/pl');
  for (const window of [375, 384, 390, 1024]) {
    await page.setViewportSize({ width: window, height: 800 });
    const room = await page.evaluate((width) => {
      document.documentElement.style.width = `${width}px`;
      const [last] = [...document.querySelectorAll('header button, header a')]
        .map((one) => one.getBoundingClientRect().right)
        .sort((a, b) => b - a);
      return width - (last ?? Number.POSITIVE_INFINITY);
    }, window - 15);
    expect(room, `in a window of ${window} pixels`).toBeGreaterThanOrEqual(0);
  }
});

test('the foot of a page never asks for the page it is on', async ({ page }) => {
  const call = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).first();
  await page.goto('/contact');
  await expect(page.getByText(english.footer.lead)).toBeVisible();
  await call(english.nav.schedule).click();
  await expect(page).toHaveURL('/schedule');
  await expect(page.getByText(english.footer.instead.lead)).toBeVisible();
  await expect(page.getByText(english.footer.lead)).toBeHidden();
  await call(english.footer.instead.button).click();
  await expect(page).toHaveURL('/contact');
});

test('begins another page at its top, with motion too', async ({ page }) => {
  await page.goto('/');
  const { nav } = english;
  for (const name of [nav.blog, nav.pricing, nav.workshops]) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectTop(page);
  }
});

test('names every public page in the sitemap, in the languages it exists in', {
  tag: '@quick',
}, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [
    '/',
    '/pl',
    '/contact',
    '/pl/contact',
    '/blog',
    '/blog/harbour-lights',
    '/blog/tags/accessibility',
    '/case-study',
    '/case-study/harbour-planner',
    '/pl/case-study/kind/crm-system',
    '/pl/development/hull-repair',
    '/workshops/knots',
    '/pl/workshops/knots',
    '/career',
    '/pl/career/latarnik-portowy',
    '/pl/team/zofia-lozinska',
  ]) {
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
  }
  // Not translated: under /pl it is shown in English and points to its original.
  expect(sitemap).not.toContain('/pl/blog/harbour-lights');
});

for (const width of [390, 820, 1440]) {
  test(`the footer is tabbed through as it is seen, ${width}px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await awaitScripts(page);
    // The pages stand in columns, which are read one by one; what is under them goes line by line.
    const boxes = await page
      .locator('footer > div > :nth-last-child(-n + 2)')
      .locator('a, button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(8);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      if (!next) continue;
      const isBeside = next.bottom > box.top && next.left >= box.right;
      expect(isBeside || next.top >= box.bottom - 8).toBe(true);
    }
  });
}
