import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkshopAudience } from '@/sections/workshops/workshop-audience';
import words from '../../../messages/en/single-workshop.json';

function render(forWhom: string[], notForWhom: string[]): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ 'single-workshop': words }}>
      <WorkshopAudience forWhom={forWhom} notForWhom={notForWhom} lang="en" />
    </NextIntlClientProvider>,
  );
}

test('the block says whom a workshop is for and whom it is not', () => {
  const html = render(['You lead a team.'], ['You want folders.']);
  expect(html).toContain(words.forWhom);
  expect(html).toContain('You lead a team.');
  expect(html).toContain(words.notForWhom);
});

test('a list without lines has no heading either', () => {
  const html = render(['You lead a team.'], []);
  expect(html).not.toContain(words.notForWhom);
});

test('without any line there is no block', () => {
  expect(render([], [])).toBe('');
});
