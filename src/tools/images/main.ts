/** Part of `npm run pictures`: measures the pictures and videos in `public/`; exit code 1 for an unreadable picture. */
import { measureVideos } from '../videos/measure';
import { measurePictures } from './measure';
import { prunePictures } from './prune';

const [unreadable] = await Promise.all([measurePictures(), measureVideos()]);
await prunePictures();
for (const { path, reason } of unreadable) {
  console.error(`public${path} cannot be read as a picture: ${reason}`);
  process.exitCode = 1;
}
