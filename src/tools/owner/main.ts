/**
 * `npm run owner`: lists what is still the demo's, with file and line; exit code 1 while anything is. With `--write` it
 * brings the list of `docs/lawyer.md` up to date instead.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeIfChanged } from '../write-if-changed';
import { listDemoValues } from './demo-values';
import { drawQuestions } from './lawyer';
import { writeReport } from './report';

const usage = `Lists what is still the demo's: what to put there, and where it shows (docs/make-it-yours.md).

  npm run owner                     exit code 1 while something is left
  npm run owner --silent -- --json  the same for programs
  npm run owner -- --write          lines of docs/lawyer.md, after a change of what it lists
`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(usage);
else if (values.write) {
  const path = 'docs/lawyer.md';
  writeIfChanged(path, drawQuestions(readFileSync(path, 'utf8'), '.'));
} else {
  const left = listDemoValues('.');
  process.stdout.write(values.json ? `${JSON.stringify(left, null, 2)}\n` : writeReport(left));
  process.exitCode = left.length > 0 ? 1 : 0;
}
