/**
 * `npm run imports`: compares every import of the site and its tests with the table in `rooms.ts`, and the map in
 * CONTRIBUTING.md with the table; exit code 1 on a difference. With `--write` it writes the map.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkImports, findIdleExceptions, readFiles } from './check';
import { drawMap } from './map';
import { readSources } from './read-imports';

const guide = 'CONTRIBUTING.md';

const present = readFileSync(guide, 'utf8');
const wanted = drawMap(present);
if (process.argv.includes('--write')) writeFileSync(guide, wanted);
else {
  const files = readFiles(readSources());
  const findings = [...checkImports(files), ...findIdleExceptions(files)];
  if (present !== wanted) findings.push(`${guide}:1:1 is stale. Run: npm run imports -- --write`);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}
