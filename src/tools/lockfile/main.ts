/**
 * `npm run lockfile`, after every change of a dependency: makes the lockfile name the packages of every platform, so
 * that `npm ci` works on all of them. npm leaves out packages its registry does not show at that moment
 * (github.com/npm/cli/issues/9342) and never looks again; the next run does.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { complete, type Lockfile, listMissing, listUnchecked, withoutEntries } from './complete';

const file = 'package-lock.json';
const before = readFileSync(file, 'utf8');
const write = (lockfile: Lockfile) =>
  writeFileSync(file, `${JSON.stringify(lockfile, undefined, 2)}\n`);
const read = (): Lockfile => JSON.parse(readFileSync(file, 'utf8'));

const known = JSON.parse(before);
write(withoutEntries(known, listUnchecked(known)));
const npm = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
const { status } = spawnSync('npm', npm, { stdio: 'inherit' });
if (status !== 0) {
  writeFileSync(file, before);
  process.exit(status ?? 1);
}
const unseen = listMissing(read());
write(complete(read()));
console.log(
  unseen.length === 0
    ? `${file} names every package of every platform, each with its checksum.`
    : `${file} names every package of every platform; ${unseen.length} without a checksum, as the registry does not show them here:
${unseen.map(({ name, version }) => `  ${name}@${version}`).join('\n')}`,
);
