import { bound, type Clip, moments, type Point } from './clip';

/** What captions say: the words of a clip, in its own language or in another. */
export type Spoken = Pick<Clip, 'title' | 'lead'> & { points: readonly Pick<Point, 'said'>[] };

const clock = (seconds: number): string => {
  const whole = new Date(Math.round(seconds * 1000)).toISOString();
  return whole.slice(11, 23);
};

/** How bad a line break is: far from the middle, after a short word; better after a comma or a stop. */
function cost(text: string, at: number): number {
  const before =
    text
      .slice(0, at)
      .split(/[ \u00a0]/)
      .at(-1) ?? '';
  const weak = before.length <= 3 ? 12 : 0;
  const stop = /[.?]”?$/.test(before) ? 16 : /[,:;]”?$/.test(before) ? 9 : 0;
  return Math.abs(at - text.length / 2) + weak - stop;
}

/** Breaks a sentence in two lines of like length where a reader would pause. */
function lines(text: string): string {
  const set = bound(text);
  if (set.length <= 42) return set;
  const spaces = [...set.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.sort((a, b) => cost(set, a) - cost(set, b));
  return at === undefined ? set : `${set.slice(0, at)}\n${set.slice(at + 1)}`;
}

/** The captions as WebVTT: each point said in full while it is the bright one on the screen. */
export function captions(clip: Clip, { title, lead, points }: Spoken = clip): string {
  const texts = [`${title}. ${lead}.`, ...points.map(({ said }) => said)];
  const shown = moments(clip);
  const cues = texts.map((text, i) => {
    const { from, to } = shown[i] ?? { from: 0, to: 0 };
    const start = from === 0 ? 0.2 : from + 0.2;
    return `${i + 1}\n${clock(start)} --> ${clock(to)}\n${lines(text)}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
