/** A process of its own, which `npm run dev` starts anew when the code it runs has changed; it says when it is ready. */

import { watchPaths } from '@amberline/strata/watch';
import { answerPages } from './endpoint';
import { type Preview, startPreview, watchedFolders } from './preview';

let preview: Promise<Preview> | undefined;
// First, so that what is saved while all is read is read again. What comes before that is read anyway.
await watchPaths(watchedFolders, async (changed) => {
  const started = await preview;
  await started?.update(changed);
});
preview = startPreview();
const { state } = await preview;
await answerPages(Number(process.env.PREVIEW_PORT), state);
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
