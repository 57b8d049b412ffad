// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyHeader } from '../site/security-headers.mjs';
import { hintScripts } from './compile-hint.mjs';
import { findFaults } from './faults.mjs';
import { finishPage } from './finish-page.mjs';
import { makeParts } from './make-parts.mjs';
import { partsFile } from './parts.mjs';

/*
 * The last step of a build: finishes every page that Next has rendered, keeps what pages rendered later need, and marks
 * the framework's scripts. A host that keeps pages itself, and never asks our cache handler, has them finished all the
 * same. A page that cannot be finished fails the build.
 */

const build = '.next';
const folder = join(build, 'server/app');
const parts = makeParts(build);
writeFileSync(partsFile(build), JSON.stringify(parts));
hintScripts(build);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

let isFailed = false;
for (const page of pages) {
  const file = join(folder, page);
  const { html, policy } = finishPage(readFileSync(file, 'utf8'), parts);
  for (const fault of findFaults(html, policy)) {
    console.error(`${file}: ${fault}`);
    isFailed = true;
  }
  writeFileSync(file, html);
  keepPolicy(file.replace(/html$/, 'meta'), policy);
}
if (isFailed) process.exit(1);
console.log(`Finished ${pages.length} pages.`);

/**
 * Next sends the headers of this file with the page.
 * @param {string} file
 * @param {string} policy
 */
function keepPolicy(file, policy) {
  const meta = JSON.parse(readFileSync(file, 'utf8'));
  meta.headers = { ...meta.headers, [policyHeader.toLowerCase()]: policy };
  writeFileSync(file, JSON.stringify(meta, null, 2));
}
