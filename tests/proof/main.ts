/**
 * `npm run test:proof`: puts each of fifty faults (`faults.ts`) into a copy of the project and runs the tests there. A
 * fault counts as found where the tests pass without it and fail with it.
 */
import { prepareCopy, putInCopy, readCopy, takeOut } from './copy';
import { areaOf, type Fault, putIn } from './fault';
import { faults } from './faults';
import { chooseFaults, type Options, readOptions, usage } from './options';
import { keepResults, keepTable, type Result, type Results, readResults } from './results';
import { endTests, type RunName, runTests } from './test-runs';

/** The fault that is in the copy now. */
let present: Fault | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endTests();
    if (present) takeOut(present);
    process.exit(1);
  });

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  let asked: Options;
  let chosen: Fault[];
  try {
    asked = readOptions(process.argv.slice(2));
    chosen = chooseFaults(faults, asked);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
  if (asked.help) console.log(usage);
  else if (asked.list) for (const fault of chosen) console.log(`${areaOf(fault)}: ${fault.name}`);
  else return prove(chosen, asked);
  return 0;
}

async function prove(chosen: readonly Fault[], asked: Options): Promise<0 | 1> {
  const commit = prepareCopy();
  // All of them first: the last may come hours later.
  for (const fault of chosen) putIn(readCopy(fault), fault);
  const results = readResults(commit);
  if (!asked.resume) {
    results.clean = [];
    results.faults = results.faults.filter((one) => !chosen.some(({ name }) => name === one.name));
  }
  for (const run of asked.full ? (['quick', 'whole'] as const) : (['quick'] as const))
    if (!(await passesClean(run, results))) return 1;
  for (const [index, fault] of chosen.entries()) {
    const before = results.faults.find(({ name }) => name === fault.name);
    if (before && !(before.finder === 'not quick' && asked.full)) continue;
    const result = await tryFault(fault, asked, before);
    results.faults = [...results.faults.filter((one) => one !== before), result];
    keepResults(results);
    const by = `${result.finder}${result.failure ? `: ${result.failure}` : ''}`;
    console.log(`${index + 1}/${chosen.length} ${fault.name} · ${by} · ${result.seconds} s`);
  }
  console.log(`\n${keepTable(results, faults)}`);
  return 0;
}

/** Says whether a test run passes without a fault: a run that fails anyway finds nothing. */
async function passesClean(run: RunName, results: Results): Promise<boolean> {
  if (results.clean.includes(run)) return true;
  const { isPassed, failure, seconds } = await runTests(run, 'without-a-fault');
  console.log(`without a fault · ${run}: ${isPassed ? 'passes' : failure} · ${seconds} s`);
  if (isPassed) {
    results.clean.push(run);
    keepResults(results);
  }
  return isPassed;
}

/** Asks the test runs, the shortest first, until one finds the fault. Those asked `before` have not found it. */
async function tryFault(fault: Fault, asked: Options, before?: Result): Promise<Result> {
  const { name } = fault;
  const quick: RunName[] = asked.changed ? ['changed', 'quick'] : ['quick'];
  const runs: RunName[] = [...(before ? [] : quick), ...(asked.full ? (['whole'] as const) : [])];
  let { seconds } = before ?? { seconds: 0 };
  present = fault;
  putInCopy(fault);
  try {
    for (const run of runs) {
      const { isPassed, failure, seconds: more } = await runTests(run, name);
      seconds += more;
      if (!isPassed) return { name, finder: run, failure, seconds };
    }
    return { name, finder: asked.full ? 'nobody' : 'not quick', failure: '', seconds };
  } finally {
    takeOut(fault);
    present = undefined;
  }
}
