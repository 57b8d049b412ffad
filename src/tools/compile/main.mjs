/**
 * `npm run compile`: compiles the content with strata, our engine (`packages/strata`). `CONTENT_ENGINE=contentlayer`
 * compiles the same config with contentlayer2 instead, into the same files.
 */
import { run } from '../steps.mjs';

/** @type {Partial<Record<string, string>>} */
const engines = { strata: 'strata build', contentlayer: 'contentlayer2 build' };
const { CONTENT_ENGINE: name = 'strata' } = process.env;
const command = engines[name];
if (command) process.exitCode = await run(command, { NODE_ENV: 'production' });
else {
  console.error(`CONTENT_ENGINE is ${name}; it may be ${Object.keys(engines).join(' or ')}`);
  process.exitCode = 1;
}
