import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicFolder } from '../site';
import { CAREER } from './drawings/career';
import { NOT_FOUND } from './drawings/not-found';
import { PROCESS } from './drawings/process';
import { QUAY } from './drawings/quay';
import { SERVICES } from './drawings/services';
import { VALUES } from './drawings/values';
import { WORKSHOPS } from './drawings/workshops';
import { writeIcons } from './icons';
import { paint } from './scene';

/**
 * Draws the mark, the icons and every picture of the site's own hand: npm run marks --workspace art
 * A word after `--` chooses the pictures with it in their name; `--out FOLDER` writes them there.
 */
const words = process.argv.slice(2);
const at = words.indexOf('--out');
const [, out] = at < 0 ? [] : words.splice(at, 2);
const site = out ?? join(publicFolder, 'images/site');
const [part = ''] = words;
await mkdir(site, { recursive: true });
const scenes = { ...NOT_FOUND, ...PROCESS, ...VALUES, ...SERVICES, ...WORKSHOPS, ...CAREER };
for (const [name, scene] of Object.entries(scenes)) {
  if (!name.includes(part)) continue;
  const { rgba, width, height } = await paint(scene);
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } });
  const { size } = await picture
    .webp({ quality: 57, alphaQuality: 60, effort: 6, smartSubsample: true })
    .toFile(join(site, `${name}.webp`));
  console.log(`${name}.webp`, size, 'bytes');
}
if (!part && !out) {
  for (const [name, svg] of Object.entries(QUAY)) await writeFile(join(site, `${name}.svg`), svg);
  await writeIcons(join(publicFolder, 'icons'));
}
