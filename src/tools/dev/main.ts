/**
 * `npm run dev`: the site with content that updates on save. Checks and compiles the content, starts `next dev` beside
 * it, and watches. A good save reaches the open browser by itself; the findings of a bad one are reported here and on
 * the page, which keeps the last good version. Ctrl-C stops both. PORT chooses another port than 3000.
 */
import { spawn } from 'node:child_process';
import { startPreview } from './preview';
import { watchFolders } from './watch';

const port = process.env.PORT ?? '3000';
const preview = startPreview();
await preview.refresh();

const stopWatching = watchFolders({
  content: preview.refresh,
  'public/images': preview.refresh,
  'src/schema': preview.restart,
  'src/mdx': preview.restart,
});

const site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', port], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    MAIL_TRANSPORT: process.env.MAIL_TRANSPORT ?? 'terminal',
    CLIENT_IP_MODE: process.env.CLIENT_IP_MODE ?? 'direct',
  },
});

const stop = () => {
  stopWatching();
  preview.stop();
  site.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
site.on('exit', (code) => {
  stopWatching();
  preview.stop();
  process.exit(code ?? 0);
});
