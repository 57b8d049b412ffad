import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { type Clip, duration, FRAME, moments, SIDE, WIPE } from './clip';
import { PERIOD } from './water';

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
const TAGS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

function ffmpeg(args: string[]): Promise<void> {
  const child = spawn('nice', ['-n', '10', 'ffmpeg', ...QUIET, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Errors only: the AV1 encoder introduces itself at every start.
    env: { ...process.env, SVT_LOG: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg left with ${code}: ${args.join(' ')}`)),
    );
  });
}

export interface Plates {
  /** One opaque picture for each state, in order. */
  states: string[];
  near: string;
  far: string;
  view?: View;
}

/** A picture wider than its place beside the words, and the left edge of what is seen of it. */
export interface View {
  file: string;
  from: number;
  to: number;
}

/** Reads a picture once and holds it: decoding it anew for every frame takes most of the time. */
const held = (input: number, format: string, seconds: number, name: string): string =>
  `[${input}:v]format=${format},loop=loop=-1:size=1,setpts=N/${FRAME.fps}/TB,` +
  `fps=${FRAME.fps},trim=duration=${seconds.toFixed(3)}[${name}]`;

/** States wipe into each other from the left. */
function wipes(clip: Clip, count: number): string[] {
  const times = moments(clip);
  const chain: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { from = 0, to = 0 } = times[i] ?? {};
    // A wipe begins when its moment begins, so the state before it has to last that much longer.
    chain.push(held(i, 'gbrp', to - from + WIPE, i === 0 ? 's0' : `i${i}`));
    const wipe = `xfade=transition=smoothright:duration=${WIPE}:offset=${from.toFixed(3)}`;
    if (i > 0) chain.push(`[s${i - 1}][i${i}]${wipe}[s${i}]`);
  }
  return chain;
}

/** Over the states the water drifts and the view travels. */
function graph(clip: Clip, { states, view }: Plates): string {
  const total = duration(clip);
  const count = states.length;
  const laid: string[] = [];
  let under = `s${count - 1}`;
  const lay = (input: string, x: string, y: string) => {
    laid.push(`[${under}][${input}]overlay=x='${x}':y='${y}':format=gbrp[o${laid.length}]`);
    under = `o${laid.length - 1}`;
  };
  const layers = [0, 1].map((i) => held(count + i, 'gbrap', total, `l${i}`));
  lay('l0', `-mod(t*9,${PERIOD})`, '0');
  lay('l1', `-mod(t*16,${PERIOD})`, '3*sin(t*0.9)');
  if (view) {
    const way = `(3*pow(t/${total},2)-2*pow(t/${total},3))`;
    const x = `${view.from}+(${view.to - view.from})*${way}`;
    layers.push(held(count + 2, 'gbrp', total, 'wide'));
    layers.push(`[wide]crop=${SIDE}:${FRAME.height}:x='${x}':y=0[view]`);
    lay('view', `${FRAME.width - SIDE}`, '0');
  }
  const out = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p[v]';
  return [...wipes(clip, count), ...layers, ...laid, `[${under}]${out}`].join(';');
}

/** Composes the clip once, without loss. */
export async function compose(clip: Clip, plates: Plates, master: string): Promise<void> {
  const { states, far, near, view } = plates;
  const files = [...states, far, near, ...(view ? [view.file] : [])];
  await ffmpeg([
    ...files.flatMap((file) => ['-framerate', `${FRAME.fps}`, '-i', file]),
    ...['-filter_complex', graph(clip, plates), '-map', '[v]'],
    ...[
      '-t',
      duration(clip).toFixed(3),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '0',
      ...TAGS,
    ],
    master,
  ]);
}

interface Attempt {
  first: number;
  /** How much coarser makes a file half as large, and the coarsest that is still worth watching. */
  halves: number;
  last: number;
  args: (quality: number) => string[];
}

/** Encodes until the file stays under the limit, each time as much coarser as it was too large. */
async function under(limit: number, to: string, { first, halves, last, args }: Attempt) {
  for (let quality = first; quality <= last; ) {
    await ffmpeg([...args(quality), to]);
    const { size } = await stat(to);
    if (size <= limit) return size;
    quality += Math.max(1, Math.ceil(Math.log2(size / limit) * halves + 0.5));
  }
  throw new Error(`${to} stays over ${limit} bytes at the lowest quality`);
}

/** H.264 with its index first: it starts before it has arrived. */
export const encodeMp4 = (master: string, to: string, limit: number): Promise<number> =>
  under(limit, to, {
    first: 24,
    halves: 6.5,
    last: 36,
    args: (crf) => [
      ...['-i', master, '-an', '-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation'],
      ...['-crf', `${crf}`, '-pix_fmt', 'yuv420p', '-profile:v', 'high', '-level', '3.1'],
      ...['-g', `${FRAME.fps * 10}`, ...TAGS, '-movflags', '+faststart', '-fflags', '+bitexact'],
    ],
  });

/** AV1 in WebM, ten bits, so that the dark ground does not band. */
export const encodeWebm = (master: string, to: string, limit: number): Promise<number> =>
  under(limit, to, {
    first: 36,
    halves: 13,
    last: 62,
    args: (crf) => [
      ...['-i', master, '-an', '-c:v', 'libsvtav1', '-preset', '8', '-crf', `${crf}`],
      ...['-pix_fmt', 'yuv420p10le', '-g', `${FRAME.fps * 10}`, ...TAGS, '-fflags', '+bitexact'],
    ],
  });
