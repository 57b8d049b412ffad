import { expect, test } from 'vitest';
import type { Inspector, Reading } from '../../src/build/inspector';
import { openProject } from '../../src/build/project';
import { readSession, startSession } from '../../src/build/session';
import { writeFiles } from '../output/support/folder';
import { makeSite, postText } from './support/site';

/** An inspector that counts what it is asked, and takes a document with the word "broken" for broken. */
function countHeadings(identity = 'one') {
  const seen: string[] = [];
  const inspector: Inspector = {
    identity,
    async inspect({ id, source, tree }: Reading) {
      seen.push(id);
      const text = source?.text ?? '';
      const isBroken = text.includes('broken');
      const nodes = id.endsWith('.mdx') && !isBroken ? (tree().children ?? []) : [];
      const headings = nodes.filter(({ type }) => type === 'heading').length;
      const title = source?.yaml?.document.get('title');
      return { facts: { headings, title }, isBroken };
    },
  };
  return { inspector, seen };
}

async function read(cwd: string, inspector: Inspector) {
  const { project } = await openProject({ cwd, inspector });
  if (!project) throw new Error('The config is wrong.');
  const session = startSession(project);
  const reading = await readSession(session, {});
  const factsOf = (id: string) => session.documents.get(id)?.document.facts;
  return { ...reading, session, factsOf };
}

test('facts are asked once for each state of a file, and kept with it', async () => {
  const cwd = makeSite(3);
  const { inspector, seen } = countHeadings();
  const first = await read(cwd, inspector);
  expect(seen).toHaveLength(6);
  expect(first.factsOf('posts/p1.mdx')).toEqual({ headings: 1, title: 'Post 1' });
  expect((await read(cwd, inspector)).factsOf('posts/p1.mdx')).toEqual(
    first.factsOf('posts/p1.mdx'),
  );
  expect(seen).toHaveLength(6);
  writeFiles(cwd, { 'content/posts/p1.mdx': postText('Changed') });
  expect((await read(cwd, inspector)).factsOf('posts/p1.mdx')).toMatchObject({ title: 'Changed' });
  expect(seen).toHaveLength(7);
  const other = countHeadings('two');
  await read(cwd, other.inspector);
  expect(other.seen).toHaveLength(6);
});

test('a document the inspector calls broken is left out, and what the engine says of it', async () => {
  const wrong = '---\ntitle: [broken]\nauthor: nobody\n---\n\n<Open>\n';
  const cwd = makeSite(2, { 'content/posts/p1.mdx': wrong });
  const { published, findings, factsOf } = await read(cwd, countHeadings().inspector);
  expect(findings).toEqual([]);
  expect(published.has('posts/p1.mdx')).toBe(false);
  expect(published.has('posts/p0.mdx')).toBe(true);
  expect(factsOf('posts/p1.mdx')).toBeDefined();
});

test('bodies come from the store when they are asked for', async () => {
  const cwd = makeSite(1);
  await read(cwd, countHeadings().inspector);
  const { published } = await read(cwd, countHeadings().inspector);
  const values = published.get('posts/p0.mdx');
  expect(Object(values?.body).code).toContain('Post 0');
  expect(Object.keys(values ?? {})).toContain('body');
});
