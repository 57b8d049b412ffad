/** Part of `npm run content`: measures the pictures (`measure.ts`). */
import { measurePictures } from './measure';

await measurePictures();
