import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { FPS, FRAMES, HEIGHT, WIDTH } from './stage';

const RAW = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FPS}`];
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
const TO_709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';
const TAGS = ['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-colorspace', 'bt709'];

function ffmpeg(args: string[]) {
  const child = spawn('ffmpeg', [...QUIET, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg left with ${code}: ${args.join(' ')}`)),
    );
  });
  return { child, ended };
}

/** Joins the raw frames of `folder` into one lossless master. */
export async function joinMaster(folder: string, master: string): Promise<void> {
  const lossless = ['-c:v', 'ffv1', '-pix_fmt', 'yuv444p16le'];
  const { child, ended } = ffmpeg([...RAW, '-i', '-', '-vf', TO_709, ...lossless, master]);
  for (let frame = 0; frame < FRAMES; frame++) {
    const path = `${folder}/${String(frame).padStart(3, '0')}.rgb48`;
    for await (const chunk of createReadStream(path)) {
      if (!child.stdin.write(chunk)) await new Promise((go) => child.stdin.once('drain', go));
    }
  }
  child.stdin.end();
  await ended;
}

/** H.264 for every browser, two passes to a size. */
export async function encodeMp4(master: string, to: string, kbps: number, log: string) {
  const common = [
    '-i',
    master,
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-b:v',
    `${kbps}k`,
  ];
  const tune = [
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'high',
    '-aq-mode',
    '3',
    '-bf',
    '5',
    '-refs',
    '4',
    '-level',
    '3.1',
    ...TAGS,
  ];
  const pass = (n: number) => [...common, ...tune, '-pass', `${n}`, '-passlogfile', log];
  await ffmpeg([...pass(1), '-f', 'null', '/dev/null']).ended;
  await ffmpeg([...pass(2), '-movflags', '+faststart', to]).ended;
}

/** AV1 in WebM, ten bits: the dark gradients stay smooth. */
export async function encodeWebm(master: string, to: string, crf: number) {
  const av1 = ['-c:v', 'libsvtav1', '-preset', '3', '-crf', `${crf}`, '-pix_fmt', 'yuv420p10le'];
  const keys = ['-g', `${FRAMES}`, '-svtav1-params', 'tune=0:enable-overlays=1'];
  await ffmpeg(['-i', master, '-an', ...av1, ...keys, ...TAGS, '-fflags', '+bitexact', to]).ended;
}

/** Decodes a film back to 8-bit RGB frames, as a browser would show them. */
export async function eachFrame(film: string, see: (rgb: Uint8Array) => void): Promise<void> {
  const back = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int';
  const { child, ended } = ffmpeg([
    '-i',
    film,
    '-vf',
    back,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  ]);
  const size = WIDTH * HEIGHT * 3;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of child.stdout) {
    held = Buffer.concat([held, chunk as Buffer]);
    while (held.length >= size) {
      see(held.subarray(0, size));
      held = held.subarray(size);
    }
  }
  await ended;
}
