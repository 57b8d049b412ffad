/** A process of its own, which `npm run dev` starts anew when the code it runs has changed; it says when it is ready. */
import { resolve } from 'node:path';
import { answerPages } from './endpoint';
import { startPreview } from './preview';
import { watchPaths } from './watch';

const { folders, update, state } = await startPreview();
watchPaths(folders, (changed) => update(new Set([...changed].map((path) => resolve(path)))));
await answerPages(Number(process.env.PREVIEW_PORT), state);
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
