/** The one list of what a test run does: `npm test`, `npm run test:all` and the gate take their steps from here. */
import { existsSync } from 'node:fs';
import { installPackages } from '../../src/tools/steps.mjs';
import { findNode, otherNodes } from './other-nodes.mjs';
import { runCommand } from './run-command.mjs';
import { installSystemPackages } from './system-packages.mjs';
import { readReport } from './test-report.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */
/** @typedef {{ needs?: string[], processors?: number, env?: Record<string, string> }} Options */

/** Where all that the steps print and find is kept. */
export const results = 'test-results';
/** @param {string} name of a step */
export const fileOf = (name) => `${results}/${name.replace(/[^\w.]+/g, '-')}.txt`;
/** @param {string} name of a step */
export const reportOf = (name) => fileOf(name).replace(/txt$/, 'json');

/**
 * The steps of a run, in the order in which they are begun.
 * @param {import('./arguments.mjs').Asked} asked
 * @param {import('./changed/select').Selection} [reached] the tests that changes can reach; without it, all of the run
 * @returns {Step[]}
 */
export function listSteps({ all, demo, bail }, reached) {
  const more = demo && existsSync('tests/demo') ? ['demo'] : [];
  const journeys = all
    ? ['site', 'content', 'previews', 'copies', ...more]
    : ['quick-preview', 'quick'];
  /** What `vitest.config.ts` and `playwright.config.ts` ask. */
  const kind = { TEST_RUN: all ? 'whole' : 'quick' };
  /** @param {Step[]} steps */
  const whole = (...steps) => (all ? steps : []);
  const half = { processors: 0.5 };
  return [
    step('packages', () => installPackages((line) => runInto('packages', line))),
    step('browser', () => installSystemPackages(all, (line) => runInto('browser', line))),
    command('build', 'npm run fixtures --silent', { processors: 1.5 }),
    // New addresses that are not kept yet are advice here, and never red.
    command(
      'content',
      'npm run words --silent && npm run content --silent && npm run content:addresses --silent -- --remind',
      half,
    ),
    command('format and lint', 'npx biome check --error-on-warnings .', half),
    ...whole(
      command('build of the content', 'npx tsx tests/run/build-content.ts', {
        needs: ['content', 'build'],
        processors: 1.5,
      }),
      tests('faults', unitTests(['faults']), { needs: ['browser', 'build'], ...half }),
    ),
    command('types', 'npm run types --silent', { needs: ['content'] }),
    command('unused code', 'npx knip --cache'),
    tests('unit', unitTests(['server', 'rules', 'strata', ...more]), {
      needs: ['content', ...(all ? ['browser'] : [])],
      env: kind,
    }),
    ...whole(
      // `dependencies` are exactly the packages the site imports, because every server installs them.
      command('packages of production', 'npx knip --production --strict --dependencies', half),
      command('other Nodes', 'node tests/run/fetch-nodes.mjs', half),
      ...otherNodes.map((version) => testsOnNode(version)),
    ),
    tests('journeys', browserTests(journeys), {
      needs: ['browser', 'content', 'build', ...(all ? ['build of the content', 'unit'] : [])],
      env: kind,
    }),
  ].filter(({ name }) => !isEmpty(name));

  /** @param {string} name */
  function isEmpty(name) {
    // A runner that is given no files would take all.
    if (name === 'unit') return reached?.units.length === 0;
    return (name === 'journeys' || name === 'build') && reached?.journeys.length === 0;
  }

  /** @param {string[]} projects of vitest.config.ts */
  function unitTests(projects) {
    const chosen = projects.map((name) => `--project ${name}`);
    return ['npx vitest run', ...chosen, bail ? '--bail=1' : '', ...(reached?.units ?? [])]
      .concat('--reporter=./tests/run/unit-reporter.ts')
      .join(' ');
  }

  /** @param {string[]} projects of playwright.config.ts */
  function browserTests(projects) {
    const chosen = projects.map((name) => `--project=${name}`);
    const stop = bail ? '--max-failures=1' : '';
    return ['npx playwright test', ...chosen, stop, ...(reached?.journeys ?? [])].join(' ');
  }
}

/** @param {string} name @param {() => Promise<number>} run @param {Options} [options] @returns {Step} */
function step(name, run, { env, ...options } = {}) {
  return { name, run, ...options };
}

/** A step that counts as one. @param {string} name @param {string} line @param {Options} [options] @returns {Step} */
function command(name, line, { env, ...options } = {}) {
  return { name, run: () => runInto(name, line, env), needs: ['packages'], ...options };
}

/** A step of tests, which prints those that fail. @param {string} name @param {string} line @param {Options} options */
function tests(name, line, { env, ...options }) {
  const report = reportOf(name);
  return {
    ...command(name, line, options),
    run: () => runInto(name, line, { ...env, TEST_REPORT: report }, true),
    counts: () => readReport(report),
    isLive: true,
  };
}

/** What answers requests, on another Node. @param {string} version @returns {Step} */
function testsOnNode(version) {
  const name = `unit on Node ${version}`;
  const line = 'node_modules/vitest/vitest.mjs run --project server';
  return step(name, () => runInto(name, `"${findNode(version)}" ${line}`), {
    needs: ['unit', 'other Nodes'],
  });
}

/**
 * Runs a command with its output in the file of a step.
 * @param {string} name @param {string} line @param {Record<string, string>} [env] @param {boolean} [isLive]
 */
function runInto(name, line, env = {}, isLive = false) {
  return runCommand(line, { file: fileOf(name), env, isLive });
}
