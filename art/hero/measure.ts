import { HEIGHT, WIDTH } from './stage';

/** A part of the picture that carries white text, in pixels of the full frame. */
export interface TextArea {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const PHONE = Math.round((HEIGHT * 9) / 16);
const PHONE_LEFT = Math.round(0.7 * (WIDTH - PHONE));

export const TEXT_AREAS: readonly TextArea[] = [
  { name: 'left 60%', left: 0, top: 0, right: WIDTH * 0.6, bottom: HEIGHT },
  {
    name: 'phone crop at x=70%, lower 55%',
    left: PHONE_LEFT,
    top: Math.round(HEIGHT * 0.45),
    right: PHONE_LEFT + PHONE,
    bottom: HEIGHT,
  },
  {
    name: 'phone crop at x=70%, lower 50%',
    left: PHONE_LEFT,
    top: HEIGHT / 2,
    right: PHONE_LEFT + PHONE,
    bottom: HEIGHT,
  },
  { name: 'header band, top 10%', left: 0, top: 0, right: WIDTH, bottom: HEIGHT * 0.1 },
];

/** Bins of relative luminance, fine enough for two decimals of contrast. */
const BINS = 4096;

function linear(value: number): number {
  const s = value / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));

/** Contrast of white on the luminance that only `share` of the counted pixels exceed. */
function contrastOf(bins: Uint32Array, share: number): number {
  let left = bins.reduce((a, b) => a + b, 0) * share;
  let bin = BINS - 1;
  while (bin > 0 && left >= (bins[bin] ?? 0)) left -= bins[bin--] ?? 0;
  return Math.round(105 / ((bin + 1) / BINS + 0.05)) / 100;
}

function count(rgb: Uint8Array, area: TextArea): Uint32Array {
  const bins = new Uint32Array(BINS);
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const at = (y * WIDTH + x) * 3;
      const r = LINEAR[rgb[at] ?? 0] ?? 0;
      const g = LINEAR[rgb[at + 1] ?? 0] ?? 0;
      const b = LINEAR[rgb[at + 2] ?? 0] ?? 0;
      const bin = Math.min(BINS - 1, Math.floor((0.2126 * r + 0.7152 * g + 0.0722 * b) * BINS));
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  return bins;
}

/** The pooled figure hides a bright moment, so the worst single frame is kept beside it. */
export class ContrastMeter {
  private readonly all = TEXT_AREAS.map(() => new Uint32Array(BINS));
  private readonly worst = TEXT_AREAS.map(() => 21);

  constructor(private readonly share = 0.01) {}

  /** Adds one 8-bit RGB frame. */
  add(rgb: Uint8Array): void {
    TEXT_AREAS.forEach((area, index) => {
      const frame = count(rgb, area);
      this.worst[index] = Math.min(this.worst[index] ?? 21, contrastOf(frame, this.share));
      this.all[index]?.forEach((seen, bin, bins) => {
        bins[bin] = seen + (frame[bin] ?? 0);
      });
    });
  }

  contrast(): Record<string, { allFrames: number; worstFrame: number }> {
    return Object.fromEntries(
      TEXT_AREAS.map(({ name }, index) => {
        const allFrames = contrastOf(this.all[index] ?? new Uint32Array(BINS), this.share);
        return [name, { allFrames, worstFrame: this.worst[index] ?? 21 }];
      }),
    );
  }
}
