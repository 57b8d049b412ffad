/**
 * `npm test`: all checks, from format to browser, on a machine with Node and git only. Runs every step even after a
 * failed one, except steps that need its result, and ends with `N passed, N failed`. With `--demo` the demo's content is
 * held against its specification, too, while there is a demo (`tests/demo/`).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages, run } from '../steps.mjs';
import { findNode, otherNodes } from './other-nodes.mjs';
import { installSystemPackages } from './system-packages.mjs';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * The address at which the browser tests serve the site with its own content (`tests/e2e/support/addresses.ts`); built
 * pages contain it.
 */
const contentUrl = `http://localhost:${Number(process.env.TEST_PORTS_FROM ?? 3100) + 10}`;

const hasDemo = process.argv.includes('--demo') && existsSync('tests/demo');
const serverTests = 'node_modules/vitest/vitest.mjs run --project server --reporter=dot';
const browserProjects = ['site', 'content', 'copies', ...(hasDemo ? ['demo'] : [])];

/**
 * Each step: its name, how it runs, where its counts are (else it counts as one), and whether others need it. Groups of
 * steps run `meanwhile`, one group after the other; what runs beside others is printed in the end, from a file (`said`).
 * @typedef {{ name: string, run: () => Promise<number>, counts?: () => { passed: number, failed: number },
 *   needed?: boolean, said?: string, meanwhile?: Step[][] }} Step
 */

/** @type {Step[]} */
const steps = [
  {
    name: 'packages, browser and Redis',
    run: async () => Math.max(...(await Promise.all([installPackages(), installSystemPackages()]))),
    needed: true,
  },
  { name: 'format and lint', run: () => run('npx biome check --error-on-warnings .') },
  { name: 'words', run: () => run('npm run words --silent') },
  {
    name: 'content',
    // New addresses that are not kept yet are advice here, and never red.
    run: () => run('npm run content --silent && npm run content:addresses --silent -- --remind'),
    needed: true,
  },
  {
    name: 'build',
    run: () => run('npm run pages --silent', { SITE_URL: contentUrl }),
    needed: true,
  },
  { name: 'build on fixture content', run: () => run('npm run fixtures --silent'), needed: true },
  {
    name: 'faults',
    run: () => run(`${unitTests('faults', ['faults'])} >${results}/faults.txt 2>&1`),
    said: `${results}/faults.txt`,
    counts: () => readUnitCounts(`${results}/faults.json`),
    // Faults are waited for more than computed.
    meanwhile: [
      [
        {
          name: 'unit',
          run: () =>
            run(unitTests('unit', ['server', 'rules', 'strata', ...(hasDemo ? ['demo'] : [])])),
          counts: () => readUnitCounts(`${results}/unit.json`),
        },
      ],
      // Messages and content are compiled by now.
      [{ name: 'types', run: () => run('npm run types --silent') }],
      [{ name: 'unused code', run: () => run('npx knip') }],
      // `dependencies` are exactly the packages the site imports, because every server installs them.
      [
        {
          name: 'packages of production',
          run: () => run('npx knip --production --strict --dependencies'),
        },
      ],
      otherNodes.map((version) => ({
        name: `unit, what the server does on Node ${version}`,
        run: () => runOn(version, serverTests, `${results}/node-${version}.txt`),
        said: `${results}/node-${version}.txt`,
      })),
    ],
  },
  {
    name: 'browser',
    run: () =>
      run(`npx playwright test ${browserProjects.map((name) => `--project=${name}`).join(' ')}`, {
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json`,
      }),
    counts: () => readBrowserCounts(`${results}/browser.json`),
  },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const code = await take(step);
  if (code !== 0 && step.needed) break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs a step with what runs meanwhile, prints and counts it; resolves with its exit code.
 * @param {Step} step @returns {Promise<number>}
 */
async function take(step) {
  if (!step.said) console.log(`\n── ${step.name}`);
  const running = step.run();
  for (const group of step.meanwhile ?? []) await Promise.all(group.map(take));
  const code = await running;
  if (step.said) console.log(`\n── ${step.name}\n${readFileSync(step.said, 'utf8')}`);
  count(step, code);
  return code;
}

/**
 * Adds what a step counted to the totals, and says when it failed.
 * @param {Step} step
 * @param {number} code what it exited with
 */
function count(step, code) {
  const counts = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without a failing test (no test found, a crash) counts as one failure.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  if (code !== 0) console.error(`── ${step.name} failed`);
}

/**
 * The command that runs some projects of the unit tests (`vitest.config.ts`) and writes their counts.
 * @param {string} name of the file with the counts @param {readonly string[]} projects
 */
function unitTests(name, projects) {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return `npx vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`;
}

/**
 * Runs a script on another Node, and writes what it says to a file.
 * @param {string} version @param {string} script with its arguments @param {string} said
 */
async function runOn(version, script, said) {
  try {
    return await run(`"${findNode(version)}" ${script} >${said} 2>&1`);
  } catch (error) {
    writeFileSync(said, `${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** @param {string} file */
function readUnitCounts(file) {
  const report = readJson(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

/** Counts a flaky test, which passes only on a second try, as failed. @param {string} file */
function readBrowserCounts(file) {
  const stats = readJson(file)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 1) + (stats?.flaky ?? 0) };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
