/**
 * Photographs the product mock-ups into <out>/images/case-studies/<slug>/.
 * Usage: npm run products --workspace art -- [slug] [part of a picture's name] [--out folder] [--proof folder]
 * A product is a folder here with a sheet.ts that exports `pictures`.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicFolder } from '../site';
import { openCamera, type Pictures, renderPicture } from './rig';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: publicFolder },
    proof: { type: 'string' },
  },
});
const [slug, part = ''] = positionals;

const folders = (await readdir(here, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'sheet.ts')))
  .map((entry) => entry.name)
  .filter((name) => slug === undefined || name === slug);
if (folders.length === 0)
  throw new Error(`no product ${slug}: nothing has art/products/${slug}/sheet.ts`);

const camera = await openCamera();
try {
  for (const product of folders) {
    const { pictures }: { pictures: Pictures } = await import(`./${product}/sheet.ts`);
    for (const [name, compose] of Object.entries(pictures)) {
      if (!name.includes(part)) continue;
      const path = join(values.out, 'images', 'case-studies', product, `${name}.webp`);
      const proof = values.proof && join(values.proof, product, `${name}.png`);
      const { size, cut } = await renderPicture(camera, compose(), path, proof);
      console.log(`${product}/${name}.webp  ${Math.round(size / 1024)} KB`);
      for (const text of cut) console.warn(`  cut: ${text}`);
    }
  }
} finally {
  await camera.close();
}
