/**
 * Films the clips of the academy into <out>/videos/academy/<topic>/.
 * Usage: npm run academy --workspace art -- [parts of ids …] [--out folder] [--stills]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Production, produce } from '../clips/produce';
import { publicFolder } from '../site';
import { motifs } from './motifs';
import { topics } from './topics';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: publicFolder },
    stills: { type: 'boolean', default: false },
  },
});
const productions = topics.map((topic, i): Production => {
  const motif = motifs[topic.id];
  if (!motif) throw new Error(`no motif for ${topic.id}`);
  const series = `Akademia Amberline · ${i + 1} z ${topics.length}`;
  return {
    clip: { ...topic, lang: 'pl', series },
    side: (step) => {
      const lit = step === 0 ? topic.points.length : step;
      const box = 'viewBox="-10 -10 460 460" style="left:8px;top:86px" width="420" height="420"';
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${motif(lit)}</svg>`;
    },
  };
});

const asked = productions.filter(
  ({ clip }) => positionals.length === 0 || positionals.some((part) => clip.id.includes(part)),
);
await produce(asked, join(values.out, 'videos', 'academy'), values.stills);
