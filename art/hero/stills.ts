import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openStudio } from './frame';
import { ContrastMeter } from './measure';
import { FRAMES, HEIGHT, WIDTH } from './stage';

/** Paints single frames to look at: npm run stills --workspace art -- [folder] [frame ...] */
const [folder = '/tmp/hero-stills', ...wanted] = process.argv.slice(2);
const frames = wanted.length > 0 ? wanted.map(Number) : [0, 60, 120, 180];
await mkdir(folder, { recursive: true });
const paint = openStudio();
const meter = new ContrastMeter();
for (const frame of frames) {
  const began = performance.now();
  const film = paint(frame / FRAMES);
  const rgb = Uint8Array.from(film, (sample) => sample >> 8);
  meter.add(rgb);
  const path = `${folder}/frame-${String(frame).padStart(3, '0')}.png`;
  await sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toFile(path);
  console.log(path, Math.round(performance.now() - began), 'ms');
}
console.log('contrast of white, brightest 1%', meter.contrast());
