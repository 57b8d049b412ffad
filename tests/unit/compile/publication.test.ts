import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CompiledDocument, ContentState } from '@/tools/compile/content';
import { openPublication } from '@/tools/compile/publication';
import { readManifest, readRows } from '@/tools/compile/published-files';
import { fileOf } from '@/tools/content/files';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Given = { title?: string; code?: string; isGood?: boolean };

/** A document as it comes from the engine; its body counts how often it was asked for. */
function compiled(id: string, { title = 'T', code = 'code', isGood = true }: Given = {}) {
  const file = fileOf('content', id);
  if (!file) throw new Error(`${id} is no document`);
  const outline = { headings: [], words: 1, text: `text of ${code}` };
  const values = {
    title,
    image: { src: '/x.svg', _type: '__UNNAMED__', _raw: {} },
    slug: file.slug,
    locale: file.locale,
    body: { raw: '', code },
    _id: id,
    _raw: {},
    _type: 'Article',
  };
  const facts = { findings: [], outline } as unknown as CompiledDocument['facts'];
  return [id, { file, facts, isGood, values, bodyHash: `hash-of-${code}` }] as const;
}

function stateOf(...documents: (readonly [string, CompiledDocument])[]): ContentState {
  return { findings: [], documents: new Map(documents) };
}

/** The titles of the published articles, by slug. */
function titles(folder: string) {
  const rows = readRows(folder, readManifest(folder), 'blog');
  return Object.fromEntries([...rows].map(([slug, { en }]) => [slug, en?.title]));
}

describe('a build', () => {
  test('writes documents without bodies, and the bodies of some together under the name of their content', () => {
    const folder = makeFolder();
    const state = stateOf(compiled('blog/b.mdx'), compiled('blog/a.mdx', { code: 'other' }));
    openPublication(folder).publishAll(state);
    const { rows, changes } = readManifest(folder);
    expect(changes).toEqual({});
    const [bodyFile = ''] = readdirSync(join(folder, 'bodies'));
    expect(JSON.parse(readFileSync(join(folder, 'rows', String(rows.blog)), 'utf8'))).toEqual(
      ['a', 'b'].map((slug) => ({
        en: {
          title: 'T',
          image: { src: '/x.svg' },
          headings: [],
          words: 1,
          bodyFile,
          bodyHash: slug === 'a' ? 'hash-of-other' : 'hash-of-code',
          slug,
          locale: 'en',
          lang: 'en',
          languages: ['en'],
        },
      })),
    );
    const [line = '', texts] = readFileSync(join(folder, 'bodies', bodyFile), 'utf8').split('\n');
    expect(JSON.parse(line)).toEqual({ 'hash-of-code': [0, 4, 12], 'hash-of-other': [16, 5, 13] });
    expect(texts).toBe('codetext of codeothertext of other');

    const before = list(folder);
    openPublication(folder).publishAll(state);
    expect(list(folder)).toEqual(before);
  });

  test('has the bodies of many documents in several files, of which a change writes one', () => {
    const folder = makeFolder();
    const write = (changed?: number) => {
      const documents = Array.from({ length: 100 }, (_, place) =>
        compiled(`blog/a-${place}.mdx`, { code: `${place}${place === changed ? ' new' : ''}` }),
      );
      openPublication(folder).publishAll(stateOf(...documents));
      return Object.keys(list(folder)).filter((path) => path.startsWith('bodies/'));
    };
    const first = write();
    expect(first.length).toBeGreaterThan(4);
    expect(first.length).toBeLessThan(20);
    expect(write(50)).toHaveLength(first.length + 1);
  });

  test('leaves what the last build wrote to whoever still serves it, for a week', () => {
    const folder = makeFolder();
    openPublication(folder).publishAll(stateOf(compiled('blog/a.mdx', { code: 'one' })));
    const first = readManifest(folder);
    const [body] = readdirSync(join(folder, 'bodies'));
    for (const code of ['two', 'three']) {
      for (const path of Object.keys(list(folder))) age(join(folder, path));
      openPublication(folder).publishAll(stateOf(compiled('blog/a.mdx', { code })));
      const isThere = Object.keys(list(folder)).includes(`bodies/${body}`);
      // The build before is whole; the one before that is gone after a week.
      expect(isThere).toBe(code === 'two');
      if (isThere) expect(readRows(folder, first, 'blog').size).toBe(1);
    }
  });
});

describe('a preview', () => {
  test('writes the body that has changed and the manifest, and nothing else', () => {
    const folder = makeFolder();
    const publication = openPublication(folder);
    publication.publishAll(stateOf(compiled('blog/a.mdx'), compiled('blog/b.mdx')));
    const before = list(folder);
    const changed = compiled('blog/a.mdx', { title: 'New', code: 'new' });
    publication.publishChanges(stateOf(changed, compiled('blog/b.mdx')), new Set(['blog/a.mdx']));
    const after = list(folder);
    const written = Object.keys(after).filter((path) => after[path] !== before[path]);
    const { bodyFile } = readRows(folder, readManifest(folder), 'blog').get('a')?.en ?? {};
    expect(written.sort()).toEqual([`bodies/${bodyFile}`, 'content.json']);
    expect(titles(folder)).toEqual({ a: 'New', b: 'T' });
  });

  test('shows the last good version of a broken document until it is mended', () => {
    const folder = makeFolder();
    const publication = openPublication(folder);
    const save = (given: Given) =>
      publication.publishChanges(stateOf(compiled('blog/a.mdx', given)), new Set(['blog/a.mdx']));
    publication.publishAll(stateOf(compiled('blog/a.mdx', { title: 'Good' })));
    save({ title: 'Broken', isGood: false });
    expect(titles(folder)).toEqual({ a: 'Good' });
    // Mended by a change of another file, which alone is named.
    publication.publishChanges(stateOf(compiled('blog/a.mdx', { title: 'Mended' })), new Set());
    expect(titles(folder)).toEqual({ a: 'Mended' });
    publication.publishChanges(stateOf(), new Set(['blog/a.mdx']));
    expect(titles(folder)).toEqual({});
  });

  test('that starts while a document is broken shows what was published last', () => {
    const folder = makeFolder();
    openPublication(folder).publishAll(stateOf(compiled('blog/a.mdx', { title: 'Good' })));
    const broken = [
      compiled('blog/a.mdx', { title: 'Broken', isGood: false }),
      compiled('blog/never-good.mdx', { isGood: false }),
    ];
    openPublication(folder).publishAll(stateOf(...broken));
    expect(titles(folder)).toEqual({ a: 'Good' });
  });

  test('gives and takes a translation', () => {
    const folder = makeFolder();
    const publication = openPublication(folder);
    const original = compiled('blog/a.mdx');
    publication.publishAll(stateOf(original));
    const ids = new Set(['blog/a.pl.mdx']);
    const read = () => readRows(folder, readManifest(folder), 'blog').get('a');
    publication.publishChanges(stateOf(original, compiled('blog/a.pl.mdx', { title: 'P' })), ids);
    expect(read()).toMatchObject({ en: { languages: ['en', 'pl'] }, pl: { title: 'P' } });
    publication.publishChanges(stateOf(original), ids);
    expect(read()).not.toHaveProperty('pl');
  });
});

/** Every file with when it was written. */
function list(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stamps = files.map((path) => {
    const stat = statSync(join(folder, path), { bigint: true });
    return [path, stat.isFile() ? `${stat.ino} ${stat.mtimeNs}` : ''] as const;
  });
  return Object.fromEntries(stamps.filter(([, stamp]) => stamp !== ''));
}

function age(path: string): void {
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  utimesSync(path, old, old);
}
