/** `npm run content:reset`: the demo's content gives way to a small starter, from which one's own site grows. */
import { execFileSync } from 'node:child_process';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { carryOut, planReset } from './plan';

const usage = `Replaces the demo (content/, its pictures and videos in public/, tests/demo/) by a small starter:
one short document of every collection. The company's own facts stay: src/site/company.ts.

  npm run content:reset            shows what it will do, and asks
  npm run content:reset -- --yes   does not ask
`;

const { values } = parseArgs({
  options: { yes: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

if (values.help) stdout.write(usage);
else process.exitCode = await reset();

async function reset(): Promise<0 | 1> {
  if (hasUncommittedWork()) {
    return refuse(
      'There are changes that git does not have yet. Commit them first: what is removed could not be brought back.',
    );
  }
  const plan = await planReset('.');
  stdout.write(`Removes ${describe(plan.remove)}\nAdds    ${describe(plan.add)}\n`);
  if (!values.yes && !stdin.isTTY) return refuse('Nobody can be asked here; say --yes.');
  if (!values.yes && !(await isWanted())) return refuse('Nothing was changed.');
  carryOut(plan, '.');
  stdout.write(`Done. Next: write your own over the starter (npm run dev), and say who you are in src/site/company.ts.
Before your first release, npm run content:addresses begins the list of addresses to keep.
npm test proves that all of it holds; git restore . && git clean -fd content public brings the demo back.
`);
  return 0;
}

function refuse(why: string): 1 {
  process.stderr.write(`${why}\n`);
  return 1;
}

function hasUncommittedWork(): boolean {
  return execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';
}

/** For example `153 files: content 150, public 3`. */
function describe(paths: readonly string[]): string {
  const folders = new Map<string, number>();
  for (const path of paths) {
    const [folder = ''] = path.split('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const parts = [...folders].map(([folder, count]) => `${folder} ${count}`);
  return `${paths.length} files: ${parts.join(', ')}`;
}

async function isWanted(): Promise<boolean> {
  const asking = createInterface({ input: stdin, output: stdout });
  const answer = await asking.question('Replace the demo by the starter? (yes/no) ');
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}
