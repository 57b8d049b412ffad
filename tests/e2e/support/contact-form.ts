import type { Page } from '@playwright/test';
import { quickestFillMs } from '@/site/limits';
import { words } from './words';

const form = words('en').site.contactForm;

/** Fills in an English contact form. */
export async function fillForm(page: Page, message: string): Promise<void> {
  await page.getByLabel(form.email).fill('anna@example.com');
  await page.getByLabel(form.phone).fill('+48 58 000 00 00');
  await page.getByLabel(form.message).fill(message);
}

/** Waits until the form no longer looks machine-made by its speed. */
export async function waitLikeAPerson(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, quickestFillMs);
}

/** Waits as long as a person needs, then presses the form's button. */
export async function sendLikeAPerson(page: Page, button = form.send): Promise<void> {
  await waitLikeAPerson(page);
  await page.getByRole('button', { name: button }).click();
}
