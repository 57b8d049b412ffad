import { path, pie, slide, wide } from './support/case-study';
import { expect, isolatedTest, test } from './support/test';
import { words } from './support/words';

const { team } = words('en').caseStudy;

isolatedTest(
  'the scripts of slider and chart are fetched only when one comes near them',
  async ({ page }) => {
    const scripts: { url: string; text: Promise<string> }[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        scripts.push({ url: response.url(), text: response.text() });
    });
    const holds = async (mark: string) =>
      (await Promise.all(scripts.map(({ text }) => text))).some((text) => text.includes(mark));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(await holds('recharts')).toBe(false);
    expect(await holds('containScroll')).toBe(false);
    await expect(pie(page).locator('path')).toHaveCount(3);

    await slide(page, 0).scrollIntoViewIfNeeded();
    await expect.poll(() => holds('containScroll')).toBe(true);
    expect(await holds('recharts')).toBe(false);

    const before = await pie(page).boundingBox();
    await pie(page).scrollIntoViewIfNeeded();
    await expect(pie(page).locator('.recharts-surface')).toBeVisible();
    expect(await holds('recharts')).toBe(true);
    const after = await pie(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  },
);

test('the chart names the slice under the pointer, and the keyboard passes it by', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(path);
  await pie(page).scrollIntoViewIfNeeded();
  await expect(pie(page).locator('.recharts-surface')).toBeVisible();
  // A pointer that moves on before the chart listens moves again.
  await expect(async () => {
    await pie(page).hover({ position: { x: 10, y: 10 } });
    await pie(page).hover({ position: { x: 150, y: 90 } });
    await expect(pie(page).getByText('50% React developer')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await pie(page).locator('[tabindex="0"]').count()).toBe(0);
  const cards = page.getByRole('region', { name: team.title }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveText('50%React developerZofia Łozińska and one more');
});
