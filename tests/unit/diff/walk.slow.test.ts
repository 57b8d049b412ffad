import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runTool, startTool } from '../support/run-tool';
import { openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, folder, git, read, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';
const studies = ['berth-office', 'harbour-planner', 'tide-watch', 'tide-watch.pl'];

describe('a schema that asks for another form of every document', () => {
  /** The gains of case studies were texts, before they became groups. */
  function makeTexts(): void {
    for (const name of studies) {
      const path = `content/case-studies/${name}.mdx`;
      const text = read(path).replaceAll(/^ {2}- text: (".*")\n(?: {4}.*\n)*/gm, '  - $1\n');
      write(path, text);
    }
    replace('src/schema/case-studies.ts', 'z.array(gain)', 'z.array(z.string().max(400))');
    git('switch', '--quiet', '--force-create', 'texts');
    git('commit', '--quiet', '--all', '--message=Texts');
  }

  test('words that stay are no claims, and the change is told once', async () => {
    makeTexts();
    const { markdown, json } = await diff({ base: 'texts', head: 'main' });
    expect(markdown).toContain('`gains[]`: the same words, now in `gains[].text`');
    expect(markdown).toContain('- `case-studies: gains[]`: text');
    expect(markdown).toContain('→ **group, of: text, figure**');
    expect(markdown).not.toContain('gone: ');
    expect(json.schema.map(({ field }: { field: string }) => field)).toContain(
      'gains[].figure.label',
    );
    expect(markdown).not.toContain('gains[].figure.label');
  });

  test('the other way round', async () => {
    makeTexts();
    const { markdown } = await diff({ base: 'main', head: 'texts' });
    expect(markdown).toContain('`gains[].text`: the same words, now in `gains[]`');
  });
});

describe('what was broken before stops nothing', () => {
  test('schemas that cannot be loaded', async () => {
    write('src/schema/blog.ts', `${read('src/schema/blog.ts')}\nexport const = ;\n`);
    git('switch', '--quiet', '--force-create', 'broken');
    git('commit', '--quiet', '--all', '--message=Broken');
    write('src/schema/blog.ts', git('show', 'main:src/schema/blog.ts'));
    replace('content/plans/cutter.yaml', 'price: 2000', 'price: 2500');
    const { markdown, isBlocked } = await diff({ base: 'broken' });
    expect(isBlocked).toBe(false);
    expect(markdown).toContain('- ⚠️ The schemas of broken cannot be loaded here');
    expect(markdown).toContain('- `price` 2,000 → **2,500**');
    expect(markdown).not.toContain('`src/schema/blog.ts` (new)');
  });

  test('messages that are no JSON', async () => {
    const text = read('messages/pl/site.json');
    write('messages/pl/site.json', '{ "nav": ');
    git('switch', '--quiet', '--force-create', 'no-json');
    git('commit', '--quiet', '--all', '--message=Broken');
    write('messages/pl/site.json', text);
    const { markdown, isBlocked } = await diff({ base: 'no-json' });
    expect(isBlocked).toBe(false);
    expect(markdown).toContain('- ⚠️ Before: messages/pl/site.json:');
  });
});

test('a merge that stopped at a conflict: the marks, and all else', async () => {
  const plan = 'content/plans/cutter.yaml';
  for (const [branch, price] of [
    ['one', '3000'],
    ['other', '4000'],
  ] as const) {
    git('switch', '--quiet', '--force-create', branch, 'main');
    replace(plan, 'price: 2000', `price: ${price}`);
    if (branch === 'one') replace(article, 'Each row is a day.', 'Each row is one day.');
    git('commit', '--quiet', '--all', `--message=${branch}`);
  }
  expect(() => git('merge', 'one')).toThrow();
  const { markdown, isBlocked } = await diff({ base: 'main' });
  git('merge', '--abort');
  expect(isBlocked).toBe(true);
  expect(markdown).toContain(`❌ \`${plan}\` still has the marks of a git conflict (line 1)`);
  expect(markdown).toContain('Each row is ~~a~~ **one** day.');
});

test('a pull request is compared with the main branch it is merged with, not with an older one', async () => {
  git('switch', '--quiet', '--force-create', 'price');
  replace('content/plans/cutter.yaml', 'price: 2000', 'price: 3000');
  git('commit', '--quiet', '--all', '--message=Price');
  git('switch', '--quiet', '--force-create', 'trunk', 'main');
  replace(article, 'Each row is a day.', 'Each row is one day.');
  git('commit', '--quiet', '--all', '--message=Of others');
  git('checkout', '--quiet', '--detach', 'trunk');
  git('merge', '--no-ff', '--message=Merge', 'price');
  const { markdown } = await diff({ base: 'HEAD^1' });
  expect(markdown).toContain('1 document changed, compared with `HEAD^1`.');
  expect(markdown).toContain('- `price` 2,000 → **3,000**');
  expect((await diff({ base: 'main' })).markdown).toContain('2 documents changed');
});

test('two revisions are compared while other files are being written; a whole hash is cut', async () => {
  git('switch', '--quiet', '--force-create', 'price');
  replace('content/plans/cutter.yaml', 'price: 2000', 'price: 3000');
  git('commit', '--quiet', '--all', '--message=Price');
  write(article, '<<<<<<< half written');
  const base = git('rev-parse', 'main');
  const { markdown, json } = await diff({ base, head: 'price' });
  expect(markdown).toContain(`1 document changed, compared with \`${base.slice(0, 12)}\`.`);
  expect(json.base).toMatchObject({ commit: base });
  expect(json.redirects).toEqual([]);
});

describe('the command, where the code of the site is broken or the time is', () => {
  const tool = 'src/tools/diff/main.ts';

  test('a schema with a mistake is named with its line', () => {
    write('package.json', '{ "type": "module" }');
    write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }));
    write('src/schema/blog.ts', `${read('src/schema/blog.ts')}\nexport const = ;\n`);
    const env = { TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') };
    const { code, out, errors } = startTool(join(folder, tool), { cwd: folder, env });
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(
      /^The code of the site cannot be loaded, so nothing is compared: src\/schema\/blog\.ts:\d+:\d+: .*\n$/,
    );
  });

  test('a SITE_NOW that is no time is a sentence', async () => {
    const { code, errors } = await runTool(tool, { cwd: folder, env: { SITE_NOW: 'tomorrow' } });
    expect([code, errors]).toEqual([2, expect.stringMatching(/^SITE_NOW is wrong: .*\n$/)]);
  });

  test('a day that no calendar has is refused', async () => {
    expect(await runTool(tool, { cwd: folder, args: ['--at', '2026-02-30'] })).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--at takes a day'),
    });
  });
});
