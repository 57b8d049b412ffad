import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { loadFullEntries } from '@/collections/entries';
import type { Card } from '@/features/link-preview/card';
import { drawPreview } from '@/features/link-preview/draw';
import { setLettering } from '@/features/link-preview/lettering';
import { locales } from '@/site/locales';

// Drawing takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const kinds: [string, Card['picture']][] = [
  ['a cover', { src: '/videos/hero-poster.webp', shape: 'cover' }],
  ['screens', { src: '/videos/hero-poster.webp', shape: 'screens' }],
  ['a portrait', { src: '/videos/hero-poster-narrow.webp', shape: 'portrait' }],
  ['a drawing', { src: '/images/site/process-1.webp', shape: 'drawing' }],
  ['no picture', undefined],
];

test.each(kinds)(
  'a preview with %s is a JPEG of the agreed size, light to load',
  async (_, picture) => {
    const card = { title: 'Zażółć gęślą jaźń', kind: 'Artykuł', ...(picture && { picture }) };
    const jpeg = await drawPreview(card);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg.length).toBeLessThan(150_000);
  },
);

test('the fonts have every letter of every title: for others a service on the net would be asked', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no net'));
  const lists = await Promise.all(locales.map((locale) => loadFullEntries(locale, 0)));
  const lines = lists.flat().map(({ title }) => title);
  await setLettering({ title: [...new Set(lines.join(''))].join(' '), kind: lines.join('') });
  expect(fetch).not.toHaveBeenCalled();
  vi.spyOn(console, 'error').mockReturnValue();
  await setLettering({ title: 'Кавалєрка', kind: '' });
  expect(fetch).toHaveBeenCalled();
});
