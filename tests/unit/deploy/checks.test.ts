import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { versions } from '../../run/other-nodes.mjs';

interface Job {
  strategy?: { matrix: { node: string[] } };
  steps: { uses?: string; run?: string; with?: Record<string, string> }[];
}
const text = readFileSync('.github/workflows/checks.yml', 'utf8');
const workflow: { permissions: object; jobs: Record<string, Job> } = parse(text);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const renovate: { packageRules: { matchPackageNames?: string[]; allowedVersions?: string }[] } =
  JSON.parse(readFileSync('renovate.json', 'utf8'));

test('the gate runs on every Node the site runs on, with no right but to read', () => {
  expect(workflow.jobs.gate?.strategy?.matrix.node).toEqual(versions);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(text).not.toContain('secrets.');
});

test('actions of others are the very commits that were looked at', () => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(4);
  for (const one of uses) expect(one).toMatch(/@[0-9a-f]{40}$/);
});

test('the scripts that the workflow runs are there', () => {
  const scripts = [...text.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test('what is held at a version is a package that is here, at such a version', () => {
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  const held = renovate.packageRules.filter(({ allowedVersions }) => allowedVersions);
  for (const { matchPackageNames = [], allowedVersions = '' } of held) {
    const [name = ''] = matchPackageNames;
    if (name === 'redis') continue;
    const [, major = '', minor = ''] = /^<(\d+)(?:\.(\d+))?$/.exec(allowedVersions) ?? [];
    const [isMajor, isMinor] = String(packages[name]).split('.').map(Number);
    const isBelow = minor === '' ? Number(isMajor) < +major : Number(isMinor) < +minor;
    expect(isBelow, `${name} ${packages[name]} ${allowedVersions}`).toBe(true);
  }
});
