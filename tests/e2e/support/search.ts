import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type english from '../../../messages/en/search.json';
import { expect } from './test';

/** The words of the search, from the message files themselves. */
export function searchWords(locale: 'en' | 'pl'): typeof english {
  return JSON.parse(readFileSync(`messages/${locale}/search.json`, 'utf8'));
}
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');
export const buttonOf = (page: Page, label = searchWords('en').open) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true });

/** Opens the search by its button, on a page and under the name it has there. */
export async function openSearch(page: Page, path = '/contact', label?: string) {
  await page.goto(path);
  await buttonOf(page, label).click();
  await expect(fieldOf(page)).toBeFocused();
}
