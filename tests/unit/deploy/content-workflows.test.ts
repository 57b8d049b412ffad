import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows/';
const texts = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]),
);
const read = (name: string): Workflow => parse(texts.get(name) ?? '');
const all = [...texts.keys()].map((name) => [name, read(name)] as const);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test.each(all)('%s runs the very actions that were looked at', (_, workflow) => {
  for (const { uses } of stepsOf(workflow)) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
});

test.each(all)('%s puts nothing of an event into a script', (_, workflow) => {
  // A branch may be called $(curl …): values reach a script as variables only.
  for (const { run } of stepsOf(workflow)) expect(run ?? '').not.toContain('${{');
});

test.each(all)('%s never keeps its right in the checkout', (_, workflow) => {
  for (const step of stepsOf(workflow)) {
    if (step.uses?.startsWith('actions/checkout@')) {
      expect(step.with?.['persist-credentials']).toBe(false);
    }
  }
});

test.each(all)('%s gives no code of others a right to write', (_, workflow) => {
  const text = JSON.stringify(workflow);
  expect(workflow.on).not.toHaveProperty('pull_request_target');
  if ('pull_request' in workflow.on) {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
    expect(text).not.toMatch(/secrets|github\.token|GITHUB_TOKEN|GH_TOKEN/);
  } else {
    expect(workflow.permissions).toEqual({});
    expect(text).not.toMatch(/secrets\.|head_sha \}\}"|head\.ref|merge_commit_sha/);
  }
});

test('the comment is written by the main branch’s code, which installs nothing', () => {
  const { on, jobs } = read('content-comment.yml');
  const [steps, others] = [jobs.comment?.steps ?? [], Object.keys(jobs)];
  expect(others).toEqual(['comment']);
  expect(on.workflow_run).toEqual({
    workflows: [read('content.yml') && 'Content'],
    types: ['completed'],
  });
  expect(jobs.comment?.permissions).toEqual({
    contents: 'read',
    actions: 'read',
    'pull-requests': 'write',
    statuses: 'write',
  });
  const [checkout] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.ref).toContain('github.event.repository.default_branch }}');
  const scripts = steps.map(({ run = '' }) => run).join('\n');
  expect(scripts).not.toMatch(/npm (?:ci|install)|npx/);
  expect(scripts).toContain('--dir "$RUNNER_TEMP/review"');
});

test('the comment’s code stands without a package', () => {
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(`src/tools/review/${name}`, 'utf8');
    for (const [, from = ''] of text.matchAll(/^import .* from '(.*)';$/gm)) {
      if (from.startsWith('./')) follow(from.slice(2));
      else expect(from).toMatch(/^node:/);
    }
  };
  follow('publish.mjs');
  expect(seen).toContain('approvals.mjs');
  expect(seen).toContain('defuse.mjs');
});

test.each(all)('%s runs scripts that are there', (_, workflow) => {
  const scripts = stepsOf(workflow).flatMap(({ run = '' }) => [...run.matchAll(/npm run (\S+)/g)]);
  const names = scripts.map(([, name = '']) => name);
  expect(names.filter((name) => !(name in manifest.scripts))).toEqual([]);
});
