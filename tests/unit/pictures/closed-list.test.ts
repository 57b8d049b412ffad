import { expect, test } from 'vitest';
import { GET } from '@/app/pictures/[hash]/[file]/route';
import { findVariants, listVariants } from '@/collections/images';
import { variantAddress } from '@/rules/picture-variants';

const origin = 'http://localhost:3000';

/** Asks the handler as Next does: the address as it was written, its parts decoded. */
async function ask(address: string): Promise<Response> {
  const [, , hash = '', file = ''] = new URL(address, origin).pathname.split('/');
  return GET(new Request(origin + address), {
    params: Promise.resolve({ hash: decodeURIComponent(hash), file: decodeURIComponent(file) }),
  });
}

test('no variant is on the list twice, and each is found by its hash', () => {
  const addresses = listVariants().map(variantAddress);
  expect(addresses.length).toBeGreaterThan(0);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const variant of listVariants()) expect(findVariants(variant.hash)).toContainEqual(variant);
});

test('drawings have no variants', () => {
  expect(listVariants().filter(({ src }) => src.endsWith('.svg'))).toEqual([]);
});

test('every other spelling, width, format and hash is refused', async () => {
  const variant = listVariants().find(({ width, hash }) => width > 99 && /[a-f]/.test(hash));
  if (!variant) throw new Error('public/ has no photograph');
  const { hash, width } = variant;
  const known = variantAddress(variant);
  const ends = ['?v=2', `?w=${width}`, `?${known}`, '%23x', '%3Fx', '%00', ';x', '.avif'];
  const numbers = [
    '0',
    '1',
    '99999',
    `0${width}`,
    `+${width}`,
    `-${width}`,
    `${width}.0`,
    ` ${width}`,
  ];
  const escaped = `%${width.toString().charCodeAt(0).toString(16)}${width.toString().slice(1)}`;
  const formats = ['webp', 'AVIF', 'jpg', 'png', 'avif%20', ''];
  const hashes = [hash.toUpperCase(), `${hash}0`, hash.slice(1), '__proto__', 'constructor'];
  const refused = [
    ...ends.map((end) => known + end),
    ...[...numbers, escaped].map((number) => `/pictures/${hash}/${number}.avif`),
    ...formats.map((format) => `/pictures/${hash}/${width}.${format}`),
    ...hashes.map((other) => `/pictures/${other}/${width}.avif`),
    `/pictures/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}/${width}.avif`,
    `/pictures/x%2F..%2F${hash}/${width}.avif`,
    `/other/${hash}/${width}.avif`,
  ];
  for (const address of refused) expect((await ask(address)).status, address).toBe(404);
});
