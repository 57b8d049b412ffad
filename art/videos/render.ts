/**
 * Films the clips of the video pages into <out>/videos/<slug>/.
 * Usage: npm run videos --workspace art -- [parts of slugs …] [--out folder] [--stills]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Production, produce } from '../clips/produce';
import { covers } from '../covers/index';
import { publicFolder } from '../site';
import { polish } from './polish';
import { subjects } from './subjects';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: publicFolder },
    stills: { type: 'boolean', default: false },
  },
});
const productions = subjects.map(({ pan, ...subject }): Production => {
  const cover = covers[`videos/${subject.id}/cover.webp`];
  if (!cover) throw new Error(`no cover for ${subject.id}`);
  // Without the cover's grain, which costs a film more bytes than it is worth.
  const { svg } = cover();
  const pl = polish[subject.id];
  return {
    clip: { ...subject, lang: 'en', series: 'Amberline video' },
    panorama: { svg, ...pan },
    ...(pl && { spoken: { pl } }),
  };
});

const asked = productions.filter(
  ({ clip }) => positionals.length === 0 || positionals.some((part) => clip.id.includes(part)),
);
await produce(asked, join(values.out, 'videos'), values.stills);
