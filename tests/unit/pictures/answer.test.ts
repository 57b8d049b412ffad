import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerVariant } from '@/features/pictures/answer';
import { addOriginal, drawPicture, makePlace, type Place } from './fixture';

/** Has this path ready, or nothing. */
const ready = (path?: string) => async () => path;

async function makeFiles(): Promise<{ place: Place; original: Buffer; made: string }> {
  const place = makePlace();
  const made = join(place.originals, 'made.avif');
  writeFileSync(made, 'the variant');
  return { place, original: await drawPicture(), made };
}

test('a variant is to be kept for ever', async () => {
  const { place, original, made } = await makeFiles();
  const variant = addOriginal(place, original);
  const answer = await answerVariant(variant, ready(made), place.originals);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(await answer.text()).toBe('the variant');
});

test('until it is there the original comes, as what it is, and no one keeps it', async () => {
  const { place, original } = await makeFiles();
  const variant = addOriginal(place, original);
  const answer = await answerVariant(variant, ready(), place.originals);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(original);
});

test('what is not on the list, or not on the disk, is not there', async () => {
  const { place, original } = await makeFiles();
  const gone = { ...addOriginal(place, original), src: '/gone.webp' };
  for (const variant of [undefined, gone]) {
    const answer = await answerVariant(variant, ready(), place.originals);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('clients who go away leave no file open', async () => {
  const { place, made } = await makeFiles();
  writeFileSync(made, Buffer.alloc(1024 * 1024));
  const variant = addOriginal(place, await drawPicture());
  const countOpen = () => readdirSync('/proc/self/fd').length;
  const before = countOpen();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => answerVariant(variant, ready(made), place.originals)),
  );
  // Half of them go before the first byte, half after it.
  for (const answer of answers.slice(25)) {
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  await expect.poll(() => countOpen() - before, { timeout: 20_000 }).toBeLessThan(10);
});
