import { writeFile } from 'node:fs/promises';
import { openStudio } from './frame';
import { FRAMES } from './stage';

/** Paints every `lanes`th frame from `lane` on into `folder` as raw rgb48. */
const [folder = '', lane = '0', lanes = '1'] = process.argv.slice(2);
const paint = openStudio();
for (let frame = Number(lane); frame < FRAMES; frame += Number(lanes)) {
  const film = paint(frame / FRAMES);
  const name = `${folder}/${String(frame).padStart(3, '0')}.rgb48`;
  await writeFile(name, Buffer.from(film.buffer, film.byteOffset, film.byteLength));
}
