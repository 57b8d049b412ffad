import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ expectedErrors: /status of 410/ });

/** What has expired: its addresses, its name, and the list it was in. */
const expired = [
  {
    locale: 'en',
    path: '/workshops/sextant',
    kind: 'workshop',
    title: 'The sextant',
    until: '1 May 2026',
    list: '/workshops',
  },
  {
    locale: 'pl',
    path: '/pl/workshops/sextant',
    kind: 'workshop',
    title: 'Sekstant',
    until: '1 maja 2026',
    list: '/pl/workshops',
  },
  {
    locale: 'en',
    path: '/career/ships-cook',
    kind: 'job',
    title: 'Ship’s cook',
    until: '1 March 2026',
    list: '/career',
  },
  {
    locale: 'pl',
    path: '/pl/career/ships-cook',
    kind: 'job',
    title: 'Ship’s cook',
    until: '1 marca 2026',
    list: '/pl/career',
  },
] as const;

for (const { locale, path, kind, title, until, list } of expired) {
  const { gone } = words(locale).site;

  test(`says that it is over, until when it was there, and where to go: ${path}`, {
    tag: '@quick',
  }, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(410);
    expect(answer?.headers()['content-security-policy']).toContain('sha256-');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bound(gone.kinds[kind].title));
    await expect(page.getByRole('main')).toContainText(bound(title));
    await expect(page.getByRole('main')).toContainText(bound(until));
    await expect(page).toHaveTitle(bound(`${gone.kinds[kind].title} · Amberline`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', list);
    await expect(links.last()).toHaveAttribute(
      'href',
      locale === 'pl' ? '/pl/contact' : '/contact',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('its page meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/pl/workshops/sextant');
  await expectAccessible(page);
});

test('asked for by a head, its data or a part of it, it is gone, too', { tag: '@quick' }, async ({
  request,
}) => {
  for (const path of ['/workshops/sextant', '/pl/career/ships-cook']) {
    expect((await request.head(path)).status(), path).toBe(410);
    for (const headers of [
      { RSC: '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    ]) {
      expect((await request.get(path, { headers })).status(), path).toBe(410);
    }
  }
});

test('a visitor who goes there inside the site is told the same', async ({ page }) => {
  await page.goto('/workshops');
  await page.evaluate(() => Reflect.get(window, 'next').router.push('/workshops/sextant'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    bound(words('en').site.gone.kinds.workshop.title),
  );
  await expect(page).toHaveURL('/workshops/sextant');
});

test('it is named nowhere else', async ({ request }) => {
  const places = [
    '/sitemap.xml',
    '/llms.txt',
    '/search-index.json',
    '/workshops',
    '/career',
    '/pricing',
    '/refer-a-friend',
    '/',
  ];
  const names = [
    'sextant',
    'The sextant',
    'ships-cook',
    'Ship’s cook',
    'Raft',
    'A letter of last spring',
  ];
  for (const path of places.flatMap((place) => [place, place === '/' ? '/pl' : `/pl${place}`])) {
    if (path === '/pl/sitemap.xml') continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    for (const name of names) expect(text.includes(name), `${name} in ${path}`).toBe(false);
  }
  expect((await request.get('/share/workshops/sextant.jpg')).status()).toBe(404);
});

/** Texts are shown with Polish one-letter words, and dates, bound to the next word. */
function bound(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]'));
}
