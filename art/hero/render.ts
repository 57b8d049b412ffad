import { fork } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { heroPoster, publicFolder } from '../site';
import { eachFrame, encodeMp4, encodeWebm, joinMaster } from './encode';
import { ContrastMeter } from './measure';
import { FRAMES, HEIGHT, WIDTH } from './stage';

/**
 * Renders the hero film, its posters and its measurements: npm run hero --workspace art
 * `-- --encode` keeps the painted master of the last run and only encodes again; `-- --posters` makes the posters alone.
 */
const here = import.meta.dirname;
const videos = join(publicFolder, 'videos');
const work = join(tmpdir(), 'amberline-hero');
const master = join(work, 'master.mkv');
const LIMIT = 1_000_000;
/**
 * What a phone shows of the first frame: cut where `object-position: 70%` cuts, so that both look the same, and painted
 * larger than the film, because it is stretched over a screen taller than the film and of two or three pixels a point.
 */
const NARROW = { scale: 1.5, width: 540 * 1.5 };

async function paintAll(): Promise<void> {
  const lanes = Math.min(4, availableParallelism());
  await Promise.all(Array.from({ length: lanes }, (_, lane) => painter(work, lane, lanes)));
}

/** Paints every `lanes`th frame from `lane` on, in a process of its own. */
function painter(folder: string, lane: number, lanes: number, scale = 1): Promise<void> {
  const env = { ...process.env, HERO_SCALE: `${scale}` };
  const child = fork(join(here, 'worker.ts'), [folder, `${lane}`, `${lanes}`], { env });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a painter failed'))));
  });
}

async function posters(): Promise<void> {
  const [frame, tall] = [await firstFrame(1), await firstFrame(NARROW.scale)];
  const left = Math.round(0.7 * (WIDTH * NARROW.scale - NARROW.width));
  const narrow = { left, top: 0, width: NARROW.width, height: HEIGHT * NARROW.scale };
  for (const [name, picture] of [
    ['hero-poster', frame()],
    ['hero-poster-narrow', tall().extract(narrow)],
  ] as const) {
    const webp = picture.clone().webp({ quality: 86, effort: 6, smartSubsample: true });
    await webp.toFile(join(videos, `${name}.webp`));
    await picture.avif({ quality: 72, effort: 8 }).toFile(join(videos, `${name}.avif`));
  }
  const tiny = await frame()
    .resize(24, 14, { fit: 'fill' })
    .blur(0.6)
    .webp({ quality: 45 })
    .toBuffer();
  const blurDataUrl = `data:image/webp;base64,${tiny.toString('base64')}`;
  const blur = { width: WIDTH, height: HEIGHT, blurDataUrl };
  await writeFile(heroPoster, `${JSON.stringify(blur, null, 2)}\n`);
}

/** Paints the first frame at a scale and returns what reads it. */
async function firstFrame(scale: number) {
  const folder = join(work, `still-${scale}`);
  await mkdir(folder, { recursive: true });
  await painter(folder, 0, FRAMES, scale);
  const film = await readFile(join(folder, '000.rgb48'));
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = film[i * 2 + 1] ?? 0;
  return () => sharp(rgb, { raw: { width, height, channels: 3 } });
}

async function report(): Promise<void> {
  const facts: Record<string, unknown> = {};
  for (const name of ['hero.mp4', 'hero.webm']) {
    const path = join(videos, name);
    const { size } = await stat(path);
    if (size >= LIMIT) throw new Error(`${name} weighs ${size} bytes; the limit is ${LIMIT}`);
    const meter = new ContrastMeter();
    await eachFrame(path, (rgb) => meter.add(rgb));
    facts[name] = { bytes: size, whiteTextContrastOnBrightestPercent: meter.contrast() };
  }
  await writeFile(join(here, 'measured.json'), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(JSON.stringify(facts, null, 2));
}

const asked = (option: string) => process.argv.includes(option);
await mkdir(work, { recursive: true });
await mkdir(videos, { recursive: true });
if (!asked('--posters')) {
  if (!asked('--encode')) {
    await rm(master, { force: true });
    await paintAll();
    await joinMaster(work, master);
  }
  await encodeMp4(master, join(videos, 'hero.mp4'), 520, join(work, 'pass'));
  await encodeWebm(master, join(videos, 'hero.webm'), 19);
}
await posters();
await report();
