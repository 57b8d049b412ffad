import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports } from '../support/addresses';
import { type Outcome, run, serveBuild } from '../support/copy-commands';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { placeOf } from './place';

/* A build either carries everything that was written, or says what is wrong and leaves the last one as it is. */
test.describe.configure({ mode: 'serial', timeout: patience });

const slug = 'what-crosses-the-wire';
const article = `content/blog/${slug}.mdx`;
const messages = 'messages/pl/site.json';
let copy: ProjectCopy;

test.beforeAll(() => {
  test.setTimeout(patience);
  copy = copyProject({ built: true });
});

test.afterAll(() => {
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
  await expectServed();
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

test('builds again once both are put right', async () => {
  const before = copy.read('.next/BUILD_ID');
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(copy.read('.next/BUILD_ID')).not.toBe(before);
  await expectServed();
});

function build(): Promise<Outcome> {
  return run({ command: ['npm', 'run', 'build'], folder: copy.folder });
}

/** Every file of the finished build with the time it was written. */
function listBuild(): Record<string, number> {
  const folder = join(copy.folder, '.next');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(files.map((path) => [path, statSync(join(folder, path)).mtimeMs]));
}

async function expectServed(): Promise<void> {
  const { folder } = copy;
  const { url, interrupt } = await serveBuild({ folder, port: ports.refusing });
  try {
    const response = await fetch(`${url}/blog/${slug}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('What actually crosses the wire');
  } finally {
    await interrupt();
  }
}
