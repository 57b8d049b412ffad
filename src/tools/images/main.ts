/** Part of `npm run content`: measures the pictures and films of `public/`. */
import { measureFilms } from '../films/measure';
import { measurePictures } from './measure';

await Promise.all([measurePictures(), measureFilms()]);
