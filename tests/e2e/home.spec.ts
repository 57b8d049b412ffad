import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

for (const [locale, path] of [
  ['en', '/'],
  ['pl', '/pl'],
] as const) {
  const { main, site } = words(locale);

  test.describe(`home page, ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('shows every part the specification lists', { tag: '@quick' }, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(main.hero.headline);
      await expect(page.getByText(main.hero.description)).toBeVisible();
      const titles = [
        main.services.title,
        main.process.title,
        main.values.title,
        main.technologies.title,
        main.question.title,
        main.publications.title,
        main.contact.title,
      ];
      for (const title of titles)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.locator('#services li')).toHaveCount(2);
      await expect(page.locator('#process li')).toHaveCount(3);
      await expect(page.locator('#values li')).toHaveCount(3);
      await expect(page.locator('#technologies li')).toHaveCount(3);
    });

    test('scrolls to the services at the hero button', async ({ page }) => {
      await page.getByRole('link', { name: main.hero.callToAction }).click();
      await expect(page.locator('#services')).toBeInViewport();
      await expect(page).toHaveURL(/#services$/);
    });

    test('names the quoted developer and links to their profiles', async ({ page }) => {
      const banner = page.getByRole('region', { name: main.developer.label });
      await expect(banner.locator('blockquote')).not.toBeEmpty();
      await expect(banner.getByText('Zofia Łozińska')).toBeVisible();
      for (const link of await banner.locator('a[rel~=me]').all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      expect(await banner.locator('a[rel~=me]').count()).toBeGreaterThan(1);
    });

    test('lists three publications, all in the past, newest first', async ({ page }) => {
      const times = await page
        .locator('section', { has: page.getByRole('heading', { name: main.publications.title }) })
        .locator('time')
        .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
      expect(times).toHaveLength(3);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(Math.max(...times)).toBeLessThan(Date.now());
    });

    test('leads to the contact page from the header', async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: site.nav.callToAction }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.contactPage.title);
    });
  });
}

isolatedTest('plays the video after loading, and pauses it on request', async ({ page }) => {
  const { main } = words('en');
  await page.goto('/');
  await page.getByRole('button', { name: main.hero.pause }).click();
  await expect(page.getByRole('button', { name: main.hero.play })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
  await page.getByRole('button', { name: main.hero.play }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});

isolatedTest('a phone is sent the part of the poster it shows', async ({ page }) => {
  const poster = () =>
    page
      .locator('picture:has(source[srcset*="hero"]) img')
      .evaluate((image: HTMLImageElement) => image.currentSrc.split('/').pop());
  for (const [width, height, file] of [
    [390, 844, 'hero-poster-narrow.avif'],
    [820, 1180, 'hero-poster.avif'],
    [1440, 900, 'hero-poster.avif'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect.poll(poster).toBe(file);
  }
});

isolatedTest(
  'the video that comes later paints nothing larger than its poster',
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/');
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const largest = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().map((entry) => Reflect.get(entry, 'url'))),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest.at(-1)).toContain('hero-poster-narrow');
  },
);

isolatedTest.describe('with reduced motion', () => {
  isolatedTest.use({ reducedMotion: 'reduce' });

  isolatedTest(
    'keeps the video still and unloaded until asked',
    { tag: '@quick' },
    async ({ page }) => {
      const videos: string[] = [];
      page.on('request', (request) => {
        if (/hero\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: words('en').main.hero.play })).toBeVisible();
      expect(videos).toEqual([]);
    },
  );
});
