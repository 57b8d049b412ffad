import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, putIn } from './fault';

const project = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);

/** Where faults are tried: a clone of the last commit, made once, and never the tree someone works in. */
export const copyFolder = join(realpathSync(tmpdir()), `proof-${project}`);

/** Holds each fault's text against its file, so it would find every fault by itself. */
const ownTest = 'tests/unit/run/proof.test.ts';
/** npm writes it last; it says which packages are installed. */
const marker = 'node_modules/.package-lock.json';
const author = ['-c', 'user.name=proof', '-c', 'user.email=proof@localhost'];

const inside = (path: string) => join(copyFolder, path);
const git = (...words: string[]) =>
  execFileSync('git', ['-C', copyFolder, ...words], { encoding: 'utf8' }).trim();

/** Brings the copy to the last commit, without any fault and with the installed packages. Returns the commit. */
export function prepareCopy(): string {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  if (!existsSync(inside('.git'))) {
    rmSync(copyFolder, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--no-checkout', process.cwd(), copyFolder]);
  }
  git('fetch', '--quiet', process.cwd(), commit);
  git('reset', '--quiet', '--hard', commit);
  git('clean', '--quiet', '--force', '-d');
  git('rm', '--quiet', '--ignore-unmatch', ownTest);
  git(...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'proof');
  linkPackages();
  return commit;
}

/** Writes a fault into its file of the copy. Throws where its text does not stand there exactly once. */
export function putInCopy(fault: Fault): void {
  writeFileSync(inside(fault.file), putIn(readCopy(fault), fault));
}

/** Returns the text of a fault's file in the copy. */
export const readCopy = ({ file }: Fault): string => readFileSync(inside(file), 'utf8');

/** Takes a fault out of the copy again. */
export function takeOut({ file }: Fault): void {
  git('checkout', '--quiet', '--', file);
}

/** Links the installed packages with hard links; copies them where the copy is on another disk. */
function linkPackages(): void {
  const own = ['.', 'art', ...readdirSync('packages').map((name) => join('packages', name))]
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));
  const isSame =
    existsSync(inside(marker)) &&
    readFileSync(inside(marker), 'utf8') === readFileSync(marker, 'utf8') &&
    own.every((folder) => existsSync(inside(folder)));
  for (const folder of isSame ? [] : own) {
    rmSync(inside(folder), { recursive: true, force: true });
    try {
      execFileSync('cp', ['-al', folder, inside(folder)], { stdio: 'ignore' });
    } catch {
      execFileSync('cp', ['-a', folder, inside(folder)]);
    }
    // Its files are written in place, which would change the project's own.
    rmSync(join(inside(folder), '.cache'), { recursive: true, force: true });
  }
  // A lockfile that is newer than the packages, as after a clone, would have them installed anew.
  utimesSync(inside('package-lock.json'), 0, 0);
}
