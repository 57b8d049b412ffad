import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hiddenRoutes, staticRoutes } from '@/site/routes';
import { ports } from '../support/addresses';
import { type Outcome, run, type Server, serveBuild } from '../support/copy-commands';
import { placeOf } from '../support/place';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { findFaults, readGraph } from '../support/structured-data';

/*
 * Two promises. A build takes what the site is made of, whatever lies beside it or is missing there. It either carries
 * everything that was written, or says what is wrong and leaves the last one as it is.
 */
test.describe.configure({ mode: 'serial', timeout: patience });

/** An origin that demo facts may be served at (`src/process/start-up.ts`). */
const origin = 'http://127.0.0.1:9';
const url = `http://localhost:${ports.building}`;
const slug = 'harbour-lights';
const article = `content/blog/${slug}.mdx`;
const messages = 'messages/pl/site.json';
/** The collections that articles need; all others are emptied for the build. */
const needed: readonly string[] = ['blog', 'people'];
/** The pages that are not there: the videos of the academy without a topic, and what is no page. */
const none: readonly string[] = ['/academy/videos', '/unknown-address'];
let copy: ProjectCopy;
let server: Server | undefined;

test.beforeAll(() => {
  test.setTimeout(patience);
  copy = copyProject({ built: true });
  copy.write('drafts.ts', "export const pages: number = 'not a part of the site';\n");
});

test.afterAll(async () => {
  await server?.interrupt();
  copy?.dispose();
});

test('refuses a misspelt tag and leaves the last build as it is, ready to be served', async () => {
  const good = copy.read(article);
  const bad = good.replace('- performance', '- performence');
  const before = listBuild();
  copy.write(article, bad);
  const { code, output } = await build();
  expect(code, output).toBe(1);
  expect(output).toContain(`${article}:${placeOf(bad, 'performence')}`);
  expect(output).toContain('Write performance.');
  expect(listBuild()).toEqual(before);
  await start();
  await expectServed();
  await server?.interrupt();
  copy.write(article, good);
});

test('refuses a message that one language lacks, the same way', async () => {
  const good = copy.read(messages);
  const before = listBuild();
  copy.write(messages, good.replace(/^ *"readMore":.*\n/m, ''));
  const { code, output } = await build();
  expect(code, output).toBe(1);
  expect(output).toMatch(new RegExp(`${messages}:\\d+:\\d+ .*blog\\.readMore`));
  expect(listBuild()).toEqual(before);
  copy.write(messages, good);
});

test('builds again once both are put right, and serves what was written in between', async () => {
  const before = copy.read('.next/BUILD_ID');
  for (const folder of readdirSync(join(copy.folder, 'content'))) {
    if (needed.includes(folder)) continue;
    copy.delete(`content/${folder}`);
    copy.write(`content/${folder}/.gitkeep`, '');
  }
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(copy.read('.next/BUILD_ID')).not.toBe(before);
  for (const file of ['tsconfig.json', 'tsconfig.build.json'])
    expect(copy.read(file)).toBe(readFileSync(file, 'utf8'));
  await start();
  await expectServed();
});

test('needs no documents but articles and those who wrote them: every page is there, and whole', async () => {
  for (const page of [...staticRoutes, ...hiddenRoutes].filter((route) => !none.includes(route))) {
    const answer = await fetch(url + page);
    expect(answer.status, page).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1/g), page).toHaveLength(1);
    const graph = readGraph(html);
    expect(findFaults(graph, origin), page).toEqual([]);
  }
});

function build(): Promise<Outcome> {
  return run({ command: ['npm', 'run', 'build'], folder: copy.folder, env });
}

/** Serves the build that is there now. */
async function start(): Promise<void> {
  const { folder } = copy;
  server = await serveBuild({ folder, port: ports.building, env });
}

const env = { SITE_URL: origin };

async function expectServed(): Promise<void> {
  const response = await fetch(`${url}/blog/${slug}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('How harbour lights work');
}

/** Every file of the finished build with the time it was written. */
function listBuild(): Record<string, number> {
  const folder = join(copy.folder, '.next');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(files.map((path) => [path, statSync(join(folder, path)).mtimeMs]));
}
