import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type english from '../../../messages/en/search.json';
import { expect } from './test';

/** Returns the messages of the search in a language. */
export function searchWords(locale: 'en' | 'pl'): typeof english {
  return JSON.parse(readFileSync(`messages/${locale}/search.json`, 'utf8'));
}
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');
export const buttonOf = (page: Page, label = searchWords('en').open) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true });

/** Opens the search on a page by its button, which has the name `label` there. */
export async function openSearch(page: Page, path = '/contact', label?: string) {
  await page.goto(path);
  await buttonOf(page, label).click();
  await expect(fieldOf(page)).toBeFocused();
}
