import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openCamera } from '../products/rig';
import { captions, type Spoken } from './captions';
import { type Clip, duration, FRAME, MOST_BYTES } from './clip';
import { compose, encodeMp4, encodeWebm, type Plates, type View } from './encode';
import { documentOf, state } from './page';
import { waters } from './water';

/** The files of both layers of water. */
type Waters = Pick<Plates, 'near' | 'far'>;

/** The picture beside the words at a step: step 0 shows it whole, then it lights up part by part. */
export type Side = (step: number) => string;

/** A wide picture that the view beside the words travels along. */
export interface Panorama {
  svg: string;
  from: number;
  to: number;
}

export interface Production {
  clip: Clip;
  /** The same words in other languages, for captions of their own. */
  spoken?: Readonly<Record<string, Spoken>>;
  side?: Side;
  panorama?: Panorama;
}

const standing = ({ svg, to }: Panorama): string =>
  svg
    .replace(/width="1600" height="1000"/, 'width="1152" height="720"')
    .replace('<svg ', `<svg style="left:${-to}px;top:0" `);

async function shoot(
  page: Page,
  { clip, side, panorama }: Production,
  folder: string,
): Promise<string[]> {
  await page.setContent(documentOf(clip.lang, ''));
  const files: string[] = [];
  // The film lays the panorama over the states; here it stands still, for the poster.
  const still = panorama && standing(panorama);
  const picture = (step: number) => side?.(step) ?? still ?? '';
  for (let step = 0; step <= clip.points.length + 1; step += 1) {
    await page.evaluate(
      (body) => {
        document.body.innerHTML = body;
      },
      state(clip, step, picture(step)),
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const low = await page.evaluate(
      () => document.querySelector('.words')?.getBoundingClientRect().bottom,
    );
    if (low === undefined || low > 600)
      throw new Error(`${clip.id}: step ${step} runs into the captions`);
    const file = join(folder, `state-${step}.png`);
    await page.screenshot({ path: file });
    files.push(file);
  }
  return files;
}

async function unroll({ svg, from, to }: Panorama, folder: string): Promise<View> {
  const file = join(folder, 'panorama.png');
  await sharp(Buffer.from(svg)).resize({ height: FRAME.height }).png().toFile(file);
  return { file, from, to };
}

async function fill(folder: string): Promise<Waters> {
  for (const [name, svg] of Object.entries(waters)) {
    await sharp(Buffer.from(svg))
      .png()
      .toFile(join(folder, `${name}.png`));
  }
  const at = (name: string) => join(folder, `${name}.png`);
  return { near: at('near'), far: at('far') };
}

/** The title card as a poster; water drifts at the foot of it, as in the film, where no panorama takes the place. */
async function writePoster(card: string | undefined, water: readonly string[], to: string) {
  const place = { left: 0, top: 0, width: FRAME.width, height: FRAME.height };
  const layers = water.map(async (file) => ({
    input: await sharp(file).extract(place).toBuffer(),
  }));
  await sharp(card)
    .composite(await Promise.all(layers))
    .webp({ quality: 82, smartSubsample: true, effort: 5 })
    .toFile(to);
}

/** Makes clip.mp4, clip.webm, poster.webp and the captions of each production below `root`. */
export async function produce(productions: Production[], root: string, stillsOnly: boolean) {
  const camera = await openCamera();
  const folder = await mkdtemp(join(tmpdir(), 'clips-'));
  try {
    const over = await fill(folder);
    const page = await camera.newPage({ viewport: FRAME });
    for (const production of productions) {
      const { clip } = production;
      const to = join(root, clip.id);
      await mkdir(to, { recursive: true });
      const states = await shoot(page, production, folder);
      const water = production.panorama ? [] : [over.far, over.near];
      await writePoster(states[0], water, join(to, 'poster.webp'));
      for (const [lang, words] of Object.entries({ [clip.lang]: clip, ...production.spoken }))
        await writeFile(join(to, `captions.${lang}.vtt`), captions(clip, words));
      console.log(`${clip.id}  ${duration(clip).toFixed(1)} s`);
      if (stillsOnly) {
        for (const [i, file] of states.entries())
          await sharp(file).toFile(join(to, `still-${i}.png`));
        continue;
      }
      const master = join(folder, 'master.mkv');
      const view = production.panorama && (await unroll(production.panorama, folder));
      await compose(clip, { states, ...over, ...(view ? { view } : {}) }, master);
      const mp4 = await encodeMp4(master, join(to, 'clip.mp4'), MOST_BYTES);
      const webm = await encodeWebm(master, join(to, 'clip.webm'), MOST_BYTES);
      console.log(`  mp4 ${Math.round(mp4 / 1000)} kB, webm ${Math.round(webm / 1000)} kB`);
    }
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }
}
