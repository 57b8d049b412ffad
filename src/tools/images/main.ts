/** Part of `npm run content`: measures the pictures and videos in `public/`; exit code 1 for an unreadable picture. */
import { measureVideos } from '../videos/measure';
import { measurePictures } from './measure';
import { prunePictures } from './prune';

const [isWhole] = await Promise.all([measurePictures(), measureVideos()]);
await prunePictures();
if (!isWhole) process.exitCode = 1;
