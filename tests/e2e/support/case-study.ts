import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { words } from './words';

/** The case study for the tests of its parts, and the names of its pictures. */
export const path = '/case-study/harbour-planner';
export const pictures = ['Berth board', 'Arrival', 'Crane plan', 'Season'];

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const { slider } = words('en').caseStudy;

export const carousel = (page: Page) => page.getByRole('region', { name: slider.title });
export const slide = (page: Page, index: number) =>
  carousel(page).getByRole('group', {
    name: slider.position
      .replace('{number}', String(index + 1))
      .replace('{count}', '4')
      .replace('{name}', pictures[index] ?? ''),
  });
export const pie = (page: Page) => page.getByRole('img', { name: /^Pie chart of the shares/ });
export const announcement = (page: Page) => carousel(page).locator('[aria-live="polite"]');

/** Brings the slider into view and waits until its script has taken over from the plain strip. */
export async function openSlider(page: Page): Promise<{ previous: Locator; next: Locator }> {
  await page.goto(path);
  await slide(page, 0).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[data-live]')).toBeVisible();
  const button = (name: string) => carousel(page).getByRole('button', { name });
  return { previous: button(slider.previous), next: button(slider.next) };
}
