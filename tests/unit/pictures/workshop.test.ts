import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { findPatience, nameVariant, openWorkshop } from '@/features/pictures/workshop';
import { openStore } from '@/server/file-store';
import { pictureWait } from '@/site/limits';
import { addOriginal, captureErrors, drawPicture, makePlace, type Place } from './fixture';

const openIn = ({ store, nowhere, originals }: Place) =>
  openWorkshop(openStore(store, nowhere), originals);

// The encoder is a program of its own, which takes seconds where the machine is busy.
describe('the workshop', { timeout: 60_000 }, () => {
  test('a picture is made once for twenty visitors, who do not wait longer than for the original', async () => {
    const place = makePlace();
    const variant = addOriginal(place, await drawPicture());
    const store = openStore(place.store, place.nowhere);
    const keep = vi.spyOn(store, 'keep');
    const { offer } = openWorkshop(store, place.originals);
    const offered = await Promise.all(Array.from({ length: 20 }, () => offer(variant)));
    expect(offered).toEqual(Array(20).fill(undefined));
    const path = await vi.waitUntil(() => offer(variant), { timeout: 60_000 });
    expect(keep).toHaveBeenCalledTimes(1);
    expect(readdirSync(place.store)).toEqual([nameVariant(variant)]);
    const { format, width, height, mediaType } = await sharp(readFileSync(path)).metadata();
    expect({ format, width, height, mediaType }).toEqual({
      format: 'heif',
      width: 64,
      height: 40,
      mediaType: 'image/avif',
    });
  });

  test('one encoder at a time, however many pictures are asked for', async () => {
    const place = makePlace();
    const store = openStore(place.store, place.nowhere);
    const turns: string[] = [];
    const { isOpen, keep } = store;
    store.isOpen = () => isOpen().finally(() => turns.push('begins'));
    store.keep = (name, bytes) => keep(name, bytes).finally(() => turns.push('ends'));
    const { offer } = openWorkshop(store, place.originals);
    const original = addOriginal(place, await drawPicture());
    const variants = [64, 100, 128].map((width) => ({ ...original, width }));
    await Promise.all(variants.map(offer));
    await vi.waitUntil(() => turns.length === 6, { timeout: 50_000 });
    expect(turns).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
  });

  test('what the store holds is not made again, whoever put it there', async () => {
    const place = makePlace();
    const variant = { ...addOriginal(place, await drawPicture()), src: '/gone.webp' };
    mkdirSync(place.store);
    writeFileSync(join(place.store, nameVariant(variant)), 'made by a build');
    expect(await openIn(place).offer(variant)).toBe(join(place.store, nameVariant(variant)));
  });

  test('looking for a variant makes none', async () => {
    const place = makePlace();
    const variant = addOriginal(place, await drawPicture());
    const { find, make } = openIn(place);
    expect(await find(variant)).toBeUndefined();
    const made = await make(variant);
    expect(made).toBeDefined();
    expect(await find(variant)).toBe(made);
  });

  test('a spare folder serves where the first takes no files', async () => {
    const place = makePlace();
    const variant = addOriginal(place, await drawPicture());
    const { make, offer } = openWorkshop(openStore(place.nowhere, place.store), place.originals);
    const path = join(place.store, nameVariant(variant));
    expect(await make(variant)).toBe(path);
    expect(await offer(variant)).toBe(path);
  });

  test('where nothing can be written nothing is made, and the log says so once', async () => {
    const errors = captureErrors();
    const place = makePlace();
    const variant = addOriginal(place, Buffer.from('would be named in the log if it were read'));
    const { make } = openWorkshop(openStore(place.nowhere, place.nowhere), place.originals);
    const made = await Promise.all([
      make(variant),
      make(variant),
      make({ ...variant, width: 128 }),
    ]);
    expect(made).toEqual([undefined, undefined, undefined]);
    expect(errors).toEqual([expect.objectContaining({ event: 'pictures.unkept' })]);
  });

  test('a broken picture is read once, named in the log, and no other picture suffers', async () => {
    const errors = captureErrors();
    const place = makePlace();
    const whole = await drawPicture(400);
    const broken = addOriginal(place, whole.subarray(0, whole.length / 2), 'broken.webp');
    const good = addOriginal(place, whole, 'good.webp');
    const { make } = openIn(place);
    expect(await make(broken)).toBeUndefined();
    expect(await make(broken)).toBeUndefined();
    expect(await make({ ...broken, width: 128 })).toBeUndefined();
    expect(errors).toEqual([
      expect.objectContaining({ event: 'picture.broken', picture: '/broken.webp' }),
    ]);
    expect(errors[0]?.cause).toMatch(/\S/);
    expect(await make(good)).toBeDefined();
  });

  test('a picture that was replaced is never kept under the hash of the old one', async () => {
    const errors = captureErrors();
    const place = makePlace();
    const old = addOriginal(place, await drawPicture(160));
    const replaced = addOriginal(place, await drawPicture(170));
    const { make } = openIn(place);
    expect(await make(old)).toBeUndefined();
    expect(errors).toEqual([expect.objectContaining({ event: 'picture.broken' })]);
    expect(await make(replaced)).toBeDefined();
    expect(readdirSync(place.store)).toEqual([nameVariant(replaced)]);
  });

  test('patience grows with the original and ends', () => {
    expect(findPatience(1000 * pictureWait.bytesPerMs)).toBe(1000);
    expect(findPatience(1e9)).toBe(pictureWait.mostMs);
  });
});
