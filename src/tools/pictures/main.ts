/**
 * `npm run pictures`: makes every variant of every picture ahead, for owners who build an image of the site or want no
 * visitor to wait. Existing variants are not made again. Exit code 1 if a variant cannot be made.
 */
import { availableParallelism } from 'node:os';
import { listVariants } from '@/collections/images';
import { workshop } from '@/features/pictures/workshop';

const all = listVariants();
const left = [...all];
let failed = 0;

/** Makes variants one after the other. Here no page waits, so there is one lane per processor. */
async function lane(): Promise<void> {
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (!(await workshop().make(next))) failed += 1;
    say(`${all.length - left.length} of ${all.length} sizes of pictures`);
  }
}

function say(progress: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${progress}`);
}

await Promise.all(Array.from({ length: availableParallelism() }, lane));
say(`${all.length - failed} of ${all.length} sizes of pictures are there\n`);
if (failed > 0) process.exitCode = 1;
