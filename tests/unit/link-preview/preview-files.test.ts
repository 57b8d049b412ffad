import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPreview } from '@/features/link-preview/draw';
import { openPreviews } from '@/features/link-preview/server/preview-files';
import { openStore } from '@/server/file-store';
import { previewLimits } from '@/site/limits';

vi.mock('@/features/link-preview/draw', () => ({ drawPreview: vi.fn() }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  vi.mocked(drawPreview).mockImplementation(async ({ title }) => Buffer.from(`drawn: ${title}`));
});
afterEach(() => {
  vi.mocked(drawPreview).mockReset();
  rmSync(folder, { recursive: true, force: true });
});

const card = (title: string) => ({ title, kind: 'Article' });
const open = (most?: number) => openPreviews(openStore(folder, join(folder, 'spare')), most);
const drawings = () => vi.mocked(drawPreview).mock.calls.length;

test('a preview is drawn once, however many ask at the same time, afterwards and after a restart', async () => {
  const load = open();
  const both = await Promise.all([load(card('A')), load(card('A'))]);
  expect(both.map(String)).toEqual(['drawn: A', 'drawn: A']);
  expect(String(await load(card('A')))).toBe('drawn: A');
  expect(String(await open()(card('A')))).toBe('drawn: A');
  expect(drawings()).toBe(1);
});

test('other words, and a picture that has changed, are drawn anew', async () => {
  const load = open();
  const src = '/videos/hero-poster.webp';
  const withPicture = { ...card('A'), picture: { src, shape: 'cover' as const } };
  await load(card('A'));
  await load(withPicture);
  await load({ ...withPicture, lead: 'More' });
  expect(drawings()).toBe(3);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('only the last ones are kept', async () => {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < 40; index += 1) {
    const path = join(folder, `old-${index}.jpg`);
    writeFileSync(path, '');
    utimesSync(path, index, index);
  }
  await open(20)(card('New'));
  const kept = readdirSync(folder);
  expect(kept.length).toBeLessThanOrEqual(20);
  expect(kept).toContain('old-39.jpg');
  expect(kept).not.toContain('old-0.jpg');
});

test('a preview is answered where no file can be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const closed = openStore(join(folder, 'file/a'), join(folder, 'file/b'));
  expect(String(await openPreviews(closed)(card('A')))).toBe('drawn: A');
});

test('beyond the queue no one waits', async () => {
  const load = open();
  let finish = () => {};
  vi.mocked(drawPreview).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve(Buffer.from('late'));
    }),
  );
  const waiting = Array.from({ length: previewLimits.waiting }, (_, index) =>
    load(card(`${index}`)),
  );
  expect(load(card('one too many'))).toBeUndefined();
  await vi.waitFor(() => expect(drawings()).toBe(1));
  finish();
  expect(await Promise.all(waiting)).toHaveLength(previewLimits.waiting);
});
