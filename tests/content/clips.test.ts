import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { topics } from '../../art/academy/topics';
import { captions } from '../../art/clips/captions';
import { type Clip, duration } from '../../art/clips/clip';
import { subjects } from '../../art/videos/subjects';

const root = join(import.meta.dirname, '..', '..', 'public', 'videos');

const clips: [folder: string, clip: Clip][] = [
  ...topics.map((topic): [string, Clip] => [
    join('academy', topic.id),
    { ...topic, lang: 'pl', series: '' },
  ]),
  ...subjects.map(({ pan: _, ...subject }): [string, Clip] => [
    subject.id,
    { ...subject, lang: 'en', series: '' },
  ]),
];

/** Seconds on the clock of the film, from the header of its MP4. */
function playingTime(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

describe.each(clips)('%s', (folder, clip) => {
  const read = (file: string) => readFile(join(root, folder, file));

  test('the captions are the words of the clip', async () => {
    expect((await read(`captions.${clip.lang}.vtt`)).toString()).toBe(captions(clip));
  });

  test('the film is as long as its captions and short enough to be watched', async () => {
    expect(playingTime(await read('clip.mp4'))).toBeCloseTo(duration(clip), 0);
    expect(duration(clip)).toBeGreaterThanOrEqual(20);
    expect(duration(clip)).toBeLessThanOrEqual(30);
  });

  test('both films are light, and the MP4 has its index first', async () => {
    for (const file of ['clip.mp4', 'clip.webm']) {
      expect((await stat(join(root, folder, file))).size).toBeLessThanOrEqual(400_000);
    }
    const mp4 = await read('clip.mp4');
    expect(mp4.indexOf('moov')).toBeGreaterThan(0);
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  });
});
