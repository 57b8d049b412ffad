import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { topics } from '../academy/topics';
import { publicFolder } from '../site';
import { polish } from '../videos/polish';
import { subjects } from '../videos/subjects';
import { captions } from './captions';
import { type Clip, duration, MOST_BYTES } from './clip';

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

for (const [folder, clip] of clips) {
  const path = (file: string) => join(publicFolder, 'videos', folder, file);

  describe(folder, () => {
    test('the captions are the words of the clip', async () => {
      const written = await readFile(path(`captions.${clip.lang}.vtt`), 'utf8');
      assert.equal(written, captions(clip));
    });

    test('the film is as long as its captions and short enough to be watched', async () => {
      const seconds = playingTime(await readFile(path('clip.mp4')));
      assert.ok(Math.abs(seconds - duration(clip)) < 0.5);
      assert.ok(duration(clip) >= 20 && duration(clip) <= 30);
    });

    test('both films are light', async () => {
      for (const file of ['clip.mp4', 'clip.webm']) {
        assert.ok((await stat(path(file))).size <= MOST_BYTES, file);
      }
    });
  });
}

for (const [folder, clip] of clips) {
  const spoken = polish[folder];
  if (spoken === undefined) continue;
  test(`${folder}: the Polish captions say as many points as the clip, in its time`, async () => {
    assert.equal(spoken.points.length, clip.points.length);
    const written = await readFile(join(publicFolder, 'videos', folder, 'captions.pl.vtt'), 'utf8');
    assert.equal(written, captions(clip, spoken));
  });
}
