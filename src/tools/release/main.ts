/**
 * `npm run release`: makes of a build (BUILD_OUTPUT=standalone npm run build) the folder `release/`, which is all that a
 * container runs: `node server.js`. With `-- --keep FOLDER` it has the scripts and styles of earlier releases, too.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinEqualFiles } from './join-equal-files';
import { keepFiles } from './keep-files';
import { listFiles } from './list-files';

const { values } = parseArgs({ options: { keep: { type: 'string' } } });
const build = '.next';
const release = 'release';

if (!existsSync(join(build, 'standalone/server.js'))) {
  console.error(
    'This build is not made for a container. Run: BUILD_OUTPUT=standalone npm run build',
  );
  process.exit(1);
}
rmSync(release, { recursive: true, force: true });
cpSync(join(build, 'standalone'), release, { recursive: true, verbatimSymlinks: true });
// Next has copied its pages before they were finished (`src/finish/`).
const finished = ['server/app', 'page-parts.json', 'static'].map((path) => join(build, path));
for (const path of [...finished, 'public']) cpSync(path, join(release, path), { recursive: true });
// What Next's trace brings along and no process of ours loads: build tools, lists of files, types and sources, and what
// runs on the edge or in browsers.
for (const path of [
  'next/dist/server/capsize-font-metrics.json',
  'next/dist/compiled/@vercel/og/index.edge.js',
  'next/dist/compiled/@edge-runtime/primitives',
  'next/dist/compiled/edge-runtime',
  'next/dist/compiled/next-server/app-page-turbo-experimental.runtime.prod.js',
  'react-dom/cjs/react-dom-server.edge.production.js',
  'react-dom/cjs/react-dom-server.browser.production.js',
  'react-dom/cjs/react-dom-server-legacy.browser.production.js',
  'sharp/lib',
  'sharp/src',
  'sharp/dist/index.d.cts',
  'sharp/dist/index.d.mts',
])
  rmSync(join(release, 'node_modules', path), { recursive: true, force: true });
for (const path of listFiles(join(release, build))) {
  if (path.endsWith('.nft.json')) rmSync(join(release, build, path));
}
joinEqualFiles(join(release, build, 'server/app'));
// The places that are written to; a container mounts something of its own there.
for (const path of ['cache', 'server/route-cache'])
  mkdirSync(join(release, build, path), { recursive: true });
const given = values.keep ? keepFiles(join(release, build, 'static'), values.keep) : 0;
console.log(`release/ is ready; it has ${given} files of earlier releases.`);
