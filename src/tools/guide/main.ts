/**
 * `npm run guide`: compares the tables and examples in `docs/writing.md` with the schemas and components they are made
 * of; exit code 1 on a difference. With `--write` it writes them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeIfChanged } from '../write-if-changed';
import { drawGuide } from './draw';

const guide = 'docs/writing.md';
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const present = readFileSync(guide, 'utf8');
const wanted = drawGuide(present);
if (values.write) writeIfChanged(guide, wanted);
else if (present !== wanted) {
  process.stderr.write(`${guide}:1:1 is stale. Run: npm run guide -- --write\n`);
  process.exitCode = 1;
}
