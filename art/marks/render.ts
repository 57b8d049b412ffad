import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicFolder } from '../site';
import { CAREER } from './drawings/career';
import { NOT_FOUND } from './drawings/not-found';
import { PROCESS } from './drawings/process';
import { QUAY } from './drawings/quay';
import { SERVICES } from './drawings/services';
import { VALUES } from './drawings/values';
import { WORKSHOPS } from './drawings/workshops';
import { writeIcons } from './icons';

/** Draws the mark, the icons and every picture of the site's own hand: npm run marks --workspace art */
const site = join(publicFolder, 'images/site');
await mkdir(site, { recursive: true });
const drawings = {
  ...NOT_FOUND,
  ...PROCESS,
  ...QUAY,
  ...VALUES,
  ...SERVICES,
  ...WORKSHOPS,
  ...CAREER,
};
for (const [name, svg] of Object.entries(drawings)) {
  await writeFile(join(site, `${name}.svg`), svg);
  console.log(`${name}.svg`, Buffer.byteLength(svg), 'bytes');
}
await writeIcons(join(publicFolder, 'icons'));
