/**
 * `npm run release`: makes of a build (BUILD_OUTPUT=standalone npm run build) the folder `release/`, which is all that a
 * container runs: `node server.js`. With `-- --keep FOLDER` it has the scripts and styles of earlier releases, too.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepFiles } from './keep-files';

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
// What Next's trace brings along and no process of ours loads: build tools, lists of files, and what runs on the edge.
const next = join(release, 'node_modules/next/dist');
for (const path of [
  'server/capsize-font-metrics.json',
  'compiled/@vercel/og/index.edge.js',
  'compiled/@edge-runtime/primitives',
  'compiled/edge-runtime',
  'compiled/next-server/app-page-turbo-experimental.runtime.prod.js',
])
  rmSync(join(next, path), { recursive: true, force: true });
for (const path of readdirSync(join(release, build), { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.nft.json')) rmSync(join(release, build, path));
}
// The places that are written to; a container mounts something of its own there.
for (const path of ['cache', 'server/route-cache'])
  mkdirSync(join(release, build, path), { recursive: true });
const given = values.keep ? keepFiles(join(release, build, 'static'), values.keep) : 0;
console.log(`release/ is ready; it has ${given} files of earlier releases.`);
