/** Part of `npm run content`: measures the pictures and films of `public/`; exit code 1 if a picture cannot be read. */
import { measureFilms } from '../films/measure';
import { measurePictures } from './measure';
import { prunePictures } from './prune';

const [isWhole] = await Promise.all([measurePictures(), measureFilms()]);
await prunePictures();
if (!isWhole) process.exitCode = 1;
