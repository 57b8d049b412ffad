import { expect, test, vi } from 'vitest';
import { closureOf } from '../../run/changed/module-graph';
import { select, type Visits } from '../../run/changed/select';

// The first parses the whole tree.
vi.setConfig({ testTimeout: 60_000 });

const none: Visits = {};
const all = select(['package.json'], none);

test('what everything depends on leaves nothing out', () => {
  expect(all.left).toEqual([]);
  expect(all.units).toContain('tests/unit/run/select.test.ts');
  expect(all.units.filter((path) => path.includes('.slow.'))).toEqual([]);
  expect(all.journeys.length).toBeGreaterThan(10);
});

test('a unit test is reached by every file it imports, directly or not, types too', () => {
  const own = 'tests/unit/rules/window.test.ts';
  const imported = [...closureOf(own)];
  expect(imported.length).toBeGreaterThan(1);
  for (const path of imported) expect(select([path], none).units, path).toContain(own);
});

test('a unit test is reached by the files it names, and by all of a folder it names', () => {
  const { units } = select(['docs/runbook.md'], none);
  expect(units).toContain('tests/unit/process/runbook.test.ts');
  const messages = select(['messages/pl/site.json'], none);
  expect(messages.units.length).toBeGreaterThan(units.length);
  expect(messages.journeys).toEqual(all.journeys);
});

test('a text of the docs reaches no page', () => {
  const { journeys, left } = select(['docs/decisions.md'], none);
  expect(journeys).toEqual([]);
  expect(left.length).toBeGreaterThan(100);
});

test('a page reaches the journeys that have opened it, and those of which nothing is known', () => {
  const page = 'src/app/[locale]/pricing/page.tsx';
  const [pricing, faq] = ['tests/e2e/pricing.spec.ts', 'tests/e2e/faq.spec.ts'];
  expect(select([page], none).journeys).toEqual(all.journeys);
  const visits = Object.fromEntries(all.journeys.map((path) => [path, ['/nowhere']]));
  const known = select([page], { ...visits, [pricing]: ['/pl/pricing'] });
  expect(known.journeys).toContain(pricing);
  expect(known.journeys.length).toBeLessThan(all.journeys.length);
  const { [faq]: _, ...rest } = visits;
  expect(select([page], rest).journeys).toContain(faq);
});

test('what frames every page, and what serves it, reaches every journey', () => {
  const visits = Object.fromEntries(all.journeys.map((path) => [path, ['/nowhere']]));
  for (const path of [
    'src/app/[locale]/layout.tsx',
    'src/sections/shell/header.tsx',
    'src/app/tokens.css',
    'src/process/front-door.ts',
    'next.config.mjs',
    'tests/fixtures/content/faq/refunds.yaml',
  ])
    expect(select([path], visits).journeys, path).toEqual(all.journeys);
});

test('a tool of the preview reaches its journeys, a tool of reviewers reaches none', () => {
  const visits = Object.fromEntries(all.journeys.map((path) => [path, ['/nowhere']]));
  const preview = select(['src/tools/dev/main.ts'], visits).journeys;
  expect(preview).toEqual(all.journeys.filter((path) => path.includes('/previews/')));
  expect(select(['src/tools/review/main.ts'], visits).journeys).toEqual([]);
});
