import { smooth } from '../hero/stage';
import { hold } from './held';
import { formOf, type Piece, surfaceAt } from './piece';
import { gather, type Lit, momentOf, polish, rind } from './resin';
import { type Canvas, reflect } from './water';

/** A drawing of the site's own hand: pieces of amber in shallow water, on no ground of its own. */
export interface Scene {
  /** The size of the sheet in its units. */
  width: number;
  height: number;
  /** Pixels to a unit. */
  scale: number;
  /** From back to front. */
  pieces: readonly Piece[];
  /** Where the water stands, and how wide the piece in it is there; without it there is none. */
  water?: { line: number; middle: number; half: number };
  /** How many units are one height of the hero's picture; without it, as many as the piece in the water says. */
  unit?: number;
}

/** A stone this wide on each side of its middle, in heights of the hero's picture: that of the hero. */
const HALF = 0.475;

/** Paints a scene: straight RGBA, eight bits, ready for an encoder. */
export async function paint(
  scene: Scene,
): Promise<{ width: number; height: number; rgba: Buffer }> {
  const { width, height, scale, pieces, water } = scene;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const unit = scene.unit ?? (water?.half ?? width / 2) / HALF;
  const rgba = new Float32Array(size.width * size.height * 4);
  const canvas: Canvas = { ...size, scale: unit * scale, rgba };
  for (const piece of pieces) {
    const held = await hold(piece.inside, [width, height], scale);
    const middle = [piece.cx * scale, piece.cy * scale] as const;
    const lit: Lit = { piece, held, scale: canvas.scale, middle, moment: momentOf(piece) };
    paintPiece(canvas, lit, unit);
  }
  if (water) {
    reflect(canvas, {
      middle: water.middle * scale,
      line: water.line * scale,
      half: water.half * scale,
      seed: pieces[0]?.seed ?? 0,
      lamp: pieces[0]?.lamp ?? 1,
    });
  }
  return { ...size, rgba: develop(canvas) };
}

function paintPiece({ width, height, scale, rgba }: Canvas, lit: Lit, unit: number): void {
  const { piece, middle } = lit;
  const form = formOf(piece, unit);
  const tall = piece.ry / unit;
  const rgb = new Float32Array(3);
  const soft = 1.2 / scale;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - middle[0]) / scale;
      const v = (y + 0.5 - middle[1]) / scale;
      const q = form.reach(u, v);
      const near = soft / Math.max(0.05, Math.hypot(u, v));
      const cover = smooth(1 + near, 1 - near, q);
      if (cover <= 0) continue;
      const s = surfaceAt(form, u, v);
      gather(lit, u, v, s, rgb);
      const low = 0.34 + 0.66 * smooth(tall * 0.98, -tall * 0.1, v);
      const rim = smooth(0.9, 1, q);
      for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * 1.12 * low * (1 + rim * 0.7);
      if (piece.state === 'raw') rind(lit, u, v, s, rgb);
      polish(s, rgb);
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const tone = 1 - Math.exp(-(rgb[c] ?? 0));
        rgba[at + c] = (rgba[at + c] ?? 0) * (1 - cover) + tone * cover;
      }
      rgba[at + 3] = (rgba[at + 3] ?? 0) * (1 - cover) + cover;
    }
  }
}

function encode(x: number): number {
  return x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
}

function develop({ width, height, rgba }: Canvas): Buffer {
  const bytes = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const alpha = Math.min(1, rgba[i * 4 + 3] ?? 0);
    if (alpha < 0.004) continue;
    for (let c = 0; c < 3; c++) {
      const own = Math.min(1, Math.max(0, (rgba[i * 4 + c] ?? 0) / alpha));
      bytes[i * 4 + c] = Math.round(encode(own) * 255);
    }
    bytes[i * 4 + 3] = Math.round(alpha * 255);
  }
  return bytes;
}
