/**
 * Films the clips of the academy into <out>/videos/academy/<topic>/.
 * Usage: npm run academy --workspace art -- [parts of ids …] [--out folder] [--stills]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Production, produce } from '../clips/produce';
import { publicFolder } from '../site';
import { motifs } from './motifs';
import { paintMotif } from './paint';
import { topics } from './topics';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: publicFolder },
    stills: { type: 'boolean', default: false },
  },
});
const asked = topics
  .map((topic, i) => ({ topic, series: `Akademia Amberline · ${i + 1} z ${topics.length}` }))
  .filter(
    ({ topic }) => positionals.length === 0 || positionals.some((part) => topic.id.includes(part)),
  );

async function production({ topic, series }: (typeof asked)[number]): Promise<Production> {
  const motif = motifs[topic.id];
  if (!motif) throw new Error(`no motif for ${topic.id}`);
  const most = topic.points.length;
  const pictures: string[] = [];
  for (let lit = 0; lit <= most; lit += 1) pictures.push(await paintMotif(motif(lit)));
  return {
    clip: { ...topic, lang: 'pl', series },
    side: (step) => pictures[step === 0 ? most : Math.min(step, most)] ?? '',
  };
}

const productions: Production[] = [];
for (const one of asked) productions.push(await production(one));
await produce(productions, join(values.out, 'videos', 'academy'), values.stills);
