import { paintAmber } from './amber';
import { buildInclusions } from './inclusions';
import { seeded } from './noise';
import { HEIGHT, HORIZON, INK, lightAt, SCALE, smooth, WIDTH } from './stage';
import { buildStone } from './stone';
import { paintTide } from './tide';

/** The glow is computed on squares of so many pixels. */
const SMALL = 8 * SCALE;

function paintSky(scene: Float32Array, t: number): void {
  const light = lightAt(t);
  for (let y = 0; y < HEIGHT; y++) {
    const v = (y + 0.5) / HEIGHT;
    const mist = Math.exp(-(((v - HORIZON) / 0.1) ** 2)) * (v < HORIZON ? 1 : 0.7);
    for (let x = 0; x < WIDTH; x++) {
      const u = (x + 0.5) / HEIGHT;
      const d = Math.hypot(u - light.u, (v - light.v) * 1.25);
      const halo = Math.exp(-d * 3.6) * light.power;
      const high = 0.72 + 0.28 * smooth(0, 0.45, v);
      const at = (y * WIDTH + x) * 3;
      scene[at] = INK[0] * high + mist * 0.0022 + halo * 0.034;
      scene[at + 1] = INK[1] * high + mist * 0.0058 + halo * 0.0095;
      scene[at + 2] = INK[2] * high + mist * 0.0078 + halo * 0.0012;
    }
  }
}

function shrink(scene: Float32Array, w: number, h: number): Float32Array {
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const to = ((y / SMALL) | 0) * w * 3 + ((x / SMALL) | 0) * 3;
      const from = (y * WIDTH + x) * 3;
      for (let c = 0; c < 3; c++) {
        const over = Math.max(0, Math.min(3, scene[from + c] ?? 0) - 0.3);
        small[to + c] = (small[to + c] ?? 0) + over / (SMALL * SMALL);
      }
    }
  }
  return small;
}

function blur(image: Float32Array, w: number, h: number, step: number, line: number): void {
  const kernel = Array.from({ length: 23 }, (_, k) => Math.exp(-(((k - 11) / 5) ** 2)));
  const total = kernel.reduce((a, b) => a + b, 0);
  const source = image.slice();
  const length = step === 3 ? w : h;
  for (let j = 0; j < (step === 3 ? h : w); j++) {
    for (let i = 0; i < length; i++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 23; k++) {
          const p = Math.min(length - 1, Math.max(0, i + k - 11));
          sum += (kernel[k] ?? 0) * (source[j * line + p * step + c] ?? 0);
        }
        image[j * line + i * step + c] = sum / total;
      }
    }
  }
}

/** Light spilling over in the lens: a wide soft copy of what is bright. */
function bloom(scene: Float32Array): void {
  const w = WIDTH / SMALL;
  const h = HEIGHT / SMALL;
  const small = shrink(scene, w, h);
  blur(small, w, h, 3, w * 3);
  blur(small, w, h, w * 3, 3);
  for (let y = 0; y < HEIGHT; y++) {
    const fy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / SMALL - 0.5));
    const y0 = fy | 0;
    for (let x = 0; x < WIDTH; x++) {
      const fx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / SMALL - 0.5));
      const x0 = fx | 0;
      for (let c = 0; c < 3; c++) {
        const a = (y0 * w + x0) * 3 + c;
        const top = lerp(small[a] ?? 0, small[a + 3] ?? 0, fx - x0);
        const low = lerp(small[a + w * 3] ?? 0, small[a + w * 3 + 3] ?? 0, fx - x0);
        const at = (y * WIDTH + x) * 3 + c;
        scene[at] = (scene[at] ?? 0) + 0.2 * lerp(top, low, fy - y0);
      }
    }
  }
}

function lerp(a: number, b: number, k: number): number {
  return a + (b - a) * k;
}

function encode(x: number): number {
  return x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
}

/** Linear light to 16-bit sRGB. A still dither of half a step hides bands and costs no bitrate. */
function develop(scene: Float32Array, dither: Float32Array): Uint16Array {
  const film = new Uint16Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    const v = (y + 0.5) / HEIGHT;
    const land = smooth(1, 0.86, v);
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      for (let c = 0; c < 3; c++) {
        const ink = INK[c] ?? 0;
        const raw = ink + ((scene[i * 3 + c] ?? 0) - ink) * land;
        const tone = 1 - Math.exp(-raw);
        film[i * 3 + c] = Math.min(1, Math.max(0, encode(tone) + (dither[i] ?? 0))) * 65535;
      }
    }
  }
  return film;
}

/** Returns a function that paints the frame at loop time t (0..1) as rgb48 samples. */
export function openStudio(): (t: number) => Uint16Array {
  const stone = buildStone();
  const maps = buildInclusions();
  const above = new Float32Array(WIDTH * HEIGHT * 3);
  const scene = new Float32Array(WIDTH * HEIGHT * 3);
  const random = seeded(3);
  const dither = Float32Array.from({ length: WIDTH * HEIGHT }, () => (random() - random()) / 255);
  return (t) => {
    paintSky(above, t);
    paintAmber(above, stone, maps, t);
    paintTide(above, scene, stone.cover, t);
    bloom(scene);
    return develop(scene, dither);
  };
}
