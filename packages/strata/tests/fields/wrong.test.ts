import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/finding';
import { askContentlayer } from '../oracle/contentlayer';
import { buildFolder } from '../output/support/build';
import { readDocuments } from '../output/support/compiled';
import { writeFiles } from '../output/support/folder';
import { copyFixture, type FileTree, pickFolder, readTree } from '../output/support/project';

/** Documents with one mistake each, and its finding: place, code, field. */
const documents: Record<string, readonly [text: string, ...said: string[]]> = {
  'things/right.yaml': ['title: a\n'],
  'things/missing.yaml': ['count: 1\n', '1:1 missing-field title'],
  'things/nothing.yaml': ['count: 1\ntitle:\n', '2:1 null-value title'],
  'things/number.yaml': ['count: 1\ntitle: 5\n', '2:8 wrong-type title'],
  'things/count.yaml': ['title: a\ncount: "5"\n', '2:8 wrong-type count'],
  'things/nan.yaml': ['title: a\ncount: .nan\n', '2:8 wrong-type count'],
  'things/flag.yaml': ['title: a\nflag: yes\n', '2:7 wrong-type flag'],
  'things/kind.yaml': ['title: a\nkind: smal\n', '2:7 not-in-list kind'],
  'things/kind-number.yaml': ['title: a\nkind: 5\n', '2:7 wrong-type kind'],
  'things/date.yaml': ['title: a\ndate: soon\n', '2:7 bad-date date'],
  'things/date-number.yaml': ['title: a\ndate: 2024\n', '2:7 wrong-type date'],
  'things/text.yaml': ['title: a\ntext: [a]\n', '2:7 wrong-type text'],
  'things/image.yaml': ['title: a\nimage: none.png\n', '2:8 bad-image image'],
  'things/image-alt.yaml': ['title: a\nimage:\n  src: a.png\n  alt: 5\n', '3:3 wrong-type image'],
  'things/tags.yaml': ['title: a\ntags: one\n', '2:7 wrong-type tags'],
  'things/tag.yaml': ['title: a\ntags: [a, 5]\n', '2:11 wrong-type tags[1]'],
  'things/tag-nothing.yaml': ['title: a\ntags:\n  - a\n  -\n', '4:4 wrong-type tags[1]'],
  'things/dates.yaml': ['title: a\ndates: [2024-01-01, no]\n', '2:21 bad-date dates[1]'],
  'things/group.yaml': ['title: a\ngroup: {}\n', '2:8 missing-field group.label'],
  'things/group-list.yaml': ['title: a\ngroup: []\n', '2:8 wrong-type group'],
  'things/group-deep.yaml': [
    'title: a\ngroup:\n  label: b\n  inner: { parts: [] }\n',
    '4:10 missing-field group.inner.deep',
  ],
  'things/groups.yaml': [
    'title: a\ngroups:\n  - label: b\n  - inner: { deep: c }\n',
    '4:5 missing-field groups[1].label',
  ],
  'things/groups-text.yaml': ['title: a\ngroups: [b]\n', '2:10 wrong-type groups[0]'],
  'things/groups-nothing.yaml': ['title: a\ngroups: [~]\n', '2:10 wrong-type groups[0]'],
  'things/block.yaml': ['title: a\nblock: { label: b }\n', '2:8 missing-field block.type'],
  'things/block-type.yaml': [
    'title: a\nblock: { type: Lable, label: b }\n',
    '2:16 unknown-type block.type',
  ],
  'things/block-label.yaml': [
    'title: a\nblock: { type: Label }\n',
    '2:8 missing-field block.label',
  ],
  'things/blocks.yaml': [
    'title: a\nblocks:\n  - type: Label\n    label: b\n  - type: None\n',
    '5:11 unknown-type blocks[1].type',
  ],
  'things/blocks-other.yaml': [
    'title: a\nblocks:\n  - type: Other\n',
    '3:11 unknown-type blocks[0].type',
  ],
  'things/reference.yaml': [
    'title: a\nreference: things/rigt.yaml\n',
    '2:12 dangling-reference reference',
  ],
  'things/reference-number.yaml': ['title: a\nreference: 5\n', '2:12 wrong-type reference'],
  'things/reference-type.yaml': [
    'title: a\nreference: strict/right.yaml\n',
    '2:12 wrong-reference reference',
  ],
  'things/reference-file.yaml': [
    'title: a\nreference: things/broken.json\n',
    '2:12 dangling-reference reference',
  ],
  'things/references.yaml': [
    'title: a\nreferences:\n  - things/right.yaml\n  - nowhere.yaml\n',
    '4:5 dangling-reference references[1]',
  ],
  'things/either.yaml': ['title: a\neither: nowhere\n', '2:9 dangling-reference either'],
  'things/extra.yaml': ['title: a\ntags: []\ncuont: 5\n', '3:1 unknown-field cuont'],
  'things/extra-deep.yaml': [
    'title: a\ngroup:\n  label: a\n  innre: {}\n',
    '4:3 unknown-field group.innre',
  ],
  'things/several.yaml': [
    'title: 5\ncount: a\nwhat: 1\n',
    '3:1 unknown-field what',
    '1:8 wrong-type title',
    '2:8 wrong-type count',
  ],
  'things/type.yaml': ['type: Thng\ntitle: a\n', '1:7 unknown-type type'],
  'things/list.yaml': ['- title: a\n', '1:1 no-fields', '1:1 missing-field title'],
  'things/broken.json': ['{\n  "title": "a",\n}\n', '3:1 invalid-json'],
  'things/broken-end.json': ['{\n  "title": "a"\n', '3:1 invalid-json'],
  'things/field.json': ['{\n  "title": "a",\n  "count": "5"\n}\n', '3:12 wrong-type count'],
  'things/mark.json': ['\uFEFF{ "title": 5 }\n', '1:12 wrong-type title'],
  'things/broken.yaml': ['title: "a\ncount: 1\n', '3:1 invalid-yaml'],
  'things/twice.yaml': ['title: a\ntitle: b\n', '2:1 duplicate-key'],
  'things/article.md': ['---\ntitle: a\n---\n', '1:1 wrong-extension'],
  'strict/right.yaml': ['tags: []\n'],
  'strict/nothing.yaml': ['tags:\n', '1:1 null-value tags'],
  'strict/thrown.yaml': ['tags: []\nname: thrown\n', '1:1 computed-field computed'],
  'code.md': ['---js\n{ title: process.exit() }\n---\n', '1:4 refused-frontmatter'],
  'elsewhere.yaml': ['title: a\n', '1:1 unknown-document'],
  'elsewhere.json': ['[]\n', '1:1 unknown-document'],
};

const texts = Object.fromEntries(Object.entries(documents).map(([id, [text]]) => [id, text]));

const idsIn = (tree: FileTree, folder: string) =>
  readDocuments(pickFolder(tree, folder))
    .map((document) => String(document._id))
    .sort();

describe('mistakes in documents', () => {
  const folder = copyFixture('wrong');
  let findings: Finding[] = [];

  beforeAll(async () => {
    writeFiles(join(folder, 'content'), texts);
    // None of the mistakes is in a text that is compiled.
    findings = await buildFolder(folder, async ({ text }) => ({ text, findings: [] }));
  });

  test.each(Object.entries(documents))('are found at their place: %s', (id, [, ...said]) => {
    const own = findings
      .filter(({ file }) => file === `content/${id}`)
      .map(({ line, column, code, field }) => `${line}:${column} ${code} ${field ?? ''}`.trim());
    expect(own).toEqual(said);
  });

  test('are warnings by default', () => {
    expect(findings.filter(({ level }) => level !== 'warning')).toEqual([]);
  });

  test('leave out the documents that contentlayer2 leaves out', { timeout: 60_000 }, async () => {
    const twin = copyFixture('wrong');
    // Run by contentlayer2, its code would end the build.
    writeFiles(join(twin, 'content'), { ...texts, 'code.md': '' });
    const theirs = await askContentlayer(twin);
    const ours = idsIn(readTree(folder), '.strata/generated');
    expect(ours).toContain('things/right.yaml');
    expect(ours).toEqual(idsIn(theirs, '.contentlayer/generated'));
  });

  test('say the nearest right word', () => {
    const near = Object.fromEntries(
      findings.filter(({ nearest }) => nearest).map(({ field, nearest }) => [field, nearest]),
    );
    expect(near).toMatchObject({
      kind: 'small',
      'block.type': 'Label',
      reference: 'things/right.yaml',
      cuont: 'count',
      'group.innre': 'inner',
      type: 'Thing',
    });
  });
});
