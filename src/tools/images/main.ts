/** Part of `npm run content`: measures the pictures and films of `public/`; exit code 1 if a picture cannot be read. */
import { measureFilms } from '../films/measure';
import { measurePictures } from './measure';

const [isWhole] = await Promise.all([measurePictures(), measureFilms()]);
if (!isWhole) process.exitCode = 1;
