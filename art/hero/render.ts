import { fork } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { heroPoster, publicFolder } from '../site';
import { eachFrame, encodeMp4, encodeWebm, joinMaster } from './encode';
import { ContrastMeter } from './measure';
import { HEIGHT, WIDTH } from './stage';

/**
 * Renders the hero film, its posters and its measurements: npm run hero --workspace art
 * `-- --encode` keeps the painted master of the last run and only encodes again.
 */
const here = import.meta.dirname;
const videos = join(publicFolder, 'videos');
const work = join(tmpdir(), 'amberline-hero');
const master = join(work, 'master.mkv');
const LIMIT = 1_000_000;
/** What a phone shows of the first frame, in pixels: cut where `object-position: 70%` cuts, so that both look the same. */
const NARROW = 540;

async function paintAll(): Promise<void> {
  const lanes = Math.min(4, availableParallelism());
  const done = Array.from({ length: lanes }, (_, lane) => {
    const child = fork(join(here, 'worker.ts'), [work, `${lane}`, `${lanes}`]);
    return new Promise<void>((resolve, reject) => {
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a painter failed'))));
    });
  });
  await Promise.all(done);
}

async function posters(): Promise<void> {
  const film = await readFile(join(work, '000.rgb48'));
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = film[i * 2 + 1] ?? 0;
  const frame = () => sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  const narrow = {
    left: Math.round(0.7 * (WIDTH - NARROW)),
    top: 0,
    width: NARROW,
    height: HEIGHT,
  };
  for (const [name, picture] of [
    ['hero-poster', frame()],
    ['hero-poster-narrow', frame().extract(narrow)],
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

await mkdir(work, { recursive: true });
await mkdir(videos, { recursive: true });
if (!process.argv.includes('--encode')) {
  await rm(master, { force: true });
  await paintAll();
  await joinMaster(work, master);
}
await encodeMp4(master, join(videos, 'hero.mp4'), 520, join(work, 'pass'));
await encodeWebm(master, join(videos, 'hero.webm'), 19);
await posters();
await report();
