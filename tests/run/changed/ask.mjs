import { readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from '../../../src/tools/steps.mjs';
import { runCommand } from '../run-command.mjs';

/**
 * Asks which tests of the quick run the changes since a commit can reach, and says how many are left out. Throws with
 * what git says where it knows no such commit.
 * @param {string} base @param {string} folder where results are kept
 * @returns {Promise<import('./select').Selection>}
 */
export async function askReached(base, folder) {
  const [said, answer] = [`${folder}/changed.txt`, `${folder}/changed.json`];
  /** @param {string} line */
  const run = (line) => runCommand(line, { file: said });
  const ask = `npx tsx tests/run/changed/main.ts "$BASE" ${answer}`;
  const isAnswered =
    (await installPackages(run)) === 0 &&
    (await runCommand(ask, { file: said, env: { BASE: base } })) === 0;
  if (!isAnswered) throw new Error(readFileSync(said, 'utf8').trim());
  /** @type {import('./select').Selection} */
  const reached = JSON.parse(readFileSync(answer, 'utf8'));
  const { changed, units, journeys, left } = reached;
  writeFileSync(said, left.join('\n'));
  const parts = [
    `${changed.length} files have changed`,
    `${units.length} files of unit tests and ${journeys.length} of journeys can be reached`,
    `${left.length} are left out (${said})`,
  ];
  console.log(`${parts.join('; ')}.`);
  return reached;
}
