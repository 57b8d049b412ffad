/**
 * The photographer's table: a ground, devices standing on it, and a camera.
 * A product's sheet.ts composes HTML with `stage` and the devices; render.ts photographs it.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../site';
import { deviceStyles } from './devices';
import { type GroundOptions, ground } from './ground';

export { browser, laptop, monitor, phone, statusBar, tablet } from './devices';

export const [width, height] = [1600, 1000];

/** What a product's sheet.ts exports as `pictures`: file name without extension -> HTML document. */
export type Pictures = Record<string, () => string>;

export interface Font {
  family: string;
  /** Absolute path; Debian's font packages live in /usr/share/fonts. */
  file: string;
  weight?: number | string;
  style?: 'normal' | 'italic';
}

export interface Stage {
  ground: GroundOptions;
  fonts: Font[];
  css: string;
  body: string;
}

/** What differs between the pictures of one product. */
export type Scene = Pick<Stage, 'ground' | 'body'>;

function fontFace({ family, file, weight = 400, style = 'normal' }: Font): string {
  if (!existsSync(file)) throw new Error(`${family}: no font file ${file}; install its package`);
  const src = `url('${pathToFileURL(file).href}')`;
  return `@font-face{font-family:'${family}';src:${src};font-weight:${weight};font-style:${style}}`;
}

const base = `
*{box-sizing:border-box;margin:0}
html,body{width:${width}px;height:${height}px;overflow:hidden}
body{position:relative;-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
.ground{position:absolute;inset:0}
svg{display:block}`;

/** A whole HTML document of 1600x1000: the ground below, `body` (devices, crops) above. */
export function stage({ ground: options, fonts, css, body }: Stage): string {
  const styles = [...fonts.map(fontFace), base, deviceStyles, css].join('\n');
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style>` +
    `<body><div class="ground">${ground(options)}</div>${body}</body></html>`
  );
}

export const openCamera = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromium.path, args: chromium.flags });

/** Runs in the page: texts that a clipping ancestor cuts sideways, unless it says data-cut. */
function cutTexts(): string[] {
  const flat = document.createElement('style');
  flat.textContent = '.device{transform:none!important}';
  document.head.append(flat);
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('style,[data-cut]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const frame = box.getBoundingClientRect();
      const over = Math.max(text.right - frame.right, frame.left - text.left);
      if (over > 1) found.push(`${node.textContent.trim().slice(0, 40)} (${Math.round(over)} px)`);
      break;
    }
  }
  return found;
}

async function photograph(page: Page, html: string): Promise<Buffer> {
  // A file, not setContent: pages without an address may not read fonts from the disk.
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const file = join(folder, 'picture.html');
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href);
  const broken = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.status === 'error').map((f) => f.family);
  });
  if (broken.length > 0) throw new Error(`fonts did not load: ${broken.join(', ')}`);
  const shot = await page.screenshot({ type: 'png' });
  await rm(folder, { recursive: true });
  return shot;
}

/** Photographs one document at double size, scales it down and writes WebP (and a PNG proof). */
export async function renderPicture(
  camera: Browser,
  html: string,
  path: string,
  proof?: string,
): Promise<{ size: number; cut: string[] }> {
  const page = await camera.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  try {
    // tsx names functions through this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (target) => target');
    const shot = await photograph(page, html);
    const cut = await page.evaluate(cutTexts);
    await mkdir(dirname(path), { recursive: true });
    const flat = sharp(await sharp(shot).removeAlpha().resize(width, height).png().toBuffer());
    if (proof) {
      await mkdir(dirname(proof), { recursive: true });
      await flat.clone().toFile(proof);
    }
    const { size } = await flat.webp({ quality: 82, smartSubsample: true, effort: 5 }).toFile(path);
    return { size, cut };
  } finally {
    await page.close();
  }
}
