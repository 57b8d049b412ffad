/** What a clip is made of, and when each part of it is on the screen. */
export interface Point {
  /** Set in big type: a handful of words. */
  shown: string;
  /** The same as a full sentence, for the captions. */
  said: string;
}

export interface Clip {
  id: string;
  lang: 'en' | 'pl';
  /** The small line over the title, and what the captions call the clip. */
  series: string;
  title: string;
  lead: string;
  points: readonly Point[];
}

export interface Moment {
  from: number;
  to: number;
  text: string;
}

export const FRAME = { width: 1280, height: 720, fps: 25 } as const;

/** What one file of a clip may weigh. */
export const MOST_BYTES = 400_000;

/** Width of the picture beside the words. */
export const SIDE = 484;

/** Seconds one state takes to wipe into the next. */
export const WIPE = 0.8;
const OPENING = 3.6;
const CLOSING = 1.8;

/** Long enough to read the caption at 17 characters a second, never less than five seconds. */
const reading = ({ said }: Point): number => Math.max(5, Math.round((said.length / 17) * 5) / 5);

const clean = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The title card, one moment for each point, and the closing hold, one after the other. */
export function moments(clip: Clip): Moment[] {
  const lengths = [
    { seconds: OPENING, text: `${clip.title}. ${clip.lead}.` },
    ...clip.points.map((point) => ({ seconds: reading(point), text: point.said })),
    { seconds: CLOSING, text: '' },
  ];
  let from = 0;
  return lengths.map(({ seconds, text }) => {
    const moment = { from: clean(from), to: clean(from + seconds), text };
    from += seconds;
    return moment;
  });
}

export const duration = (clip: Clip): number => moments(clip).at(-1)?.to ?? 0;

/** Polish does not leave one-letter words at the end of a line. */
export const bound = (text: string): string =>
  text.replace(/(?<=^|[\s„(])([aiouwzAIOUWZ]) /g, '$1\u00a0');
