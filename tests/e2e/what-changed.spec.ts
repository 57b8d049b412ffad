import { expectAccessible } from './support/accessibility';
import { phone, wide } from './support/case-study';
import { expect, test } from './support/test';
import { words } from './support/words';

const { changes, grid } = words('en').caseStudy;

test('each figure of the case studies is there once and leads to its study', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/what-changed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(changes.title);
  const counts = page.getByRole('region', { name: changes.groups.count, exact: true });
  await expect(counts.getByRole('listitem')).toHaveText([
    /^Harbour PlannerBerths given away twice in a seasonfrom 7 to 0/,
  ]);
  const time = page.getByRole('region', { name: changes.groups.time, exact: true });
  await expect(time.getByRole('listitem')).toHaveText([/^Berth OfficeTime for a billfrom 20/]);
  const first = page.getByRole('region', { name: changes.first.title });
  await expect(first.getByRole('listitem')).toHaveText([/^1Taps to the answerTide Watch$/]);
  await expect(page.getByRole('region', { name: changes.groups.share, exact: true })).toHaveCount(
    0,
  );
  await time.getByRole('link').click();
  await expect(page).toHaveURL('/case-study/berth-office');
});

test('is found from the list of case studies, and back', async ({ page }) => {
  await page.goto('/case-study');
  await page.getByRole('main').getByRole('link', { name: changes.all }).click();
  await expect(page).toHaveURL('/what-changed');
  await page.getByRole('main').getByRole('link', { name: grid.title }).first().click();
  await expect(page).toHaveURL('/case-study');
});

for (const [name, size] of Object.entries({ wide, phone })) {
  test(`has no accessibility violation and nothing beside the screen, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/pl/what-changed');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(size.width);
    await expectAccessible(page);
  });
}
