/** Part of `npm run content`: measures the pictures and videos in `public/`; exit code 1 for an unreadable picture. */
import { measureFilms } from '../films/measure';
import { measurePictures } from './measure';
import { prunePictures } from './prune';

const [isWhole] = await Promise.all([measurePictures(), measureFilms()]);
await prunePictures();
if (!isWhole) process.exitCode = 1;
