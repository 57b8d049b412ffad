/** `npm run content:new`, `content:rename`, `content:remove`: documents made, renamed and removed with all that belongs to them. */
import { resolve } from 'node:path';
import { Usage } from './arguments';
import { run } from './run';

try {
  process.exitCode = await run(process.argv.slice(2), resolve('.'));
} catch (error) {
  // A disk that is full or may not be written to: what a person can mend is said in a sentence.
  if (!(error instanceof Error && (error instanceof Usage || 'syscall' in error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
