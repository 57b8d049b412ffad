import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askContentlayer } from '../oracle/contentlayer';
import { buildFolder } from './support/build';
import { compileAs, readDocuments } from './support/compiled';
import { writeFiles } from './support/folder';
import { copyFixture, pickFolder, readTree } from './support/project';

/** What contentlayer2 and these parts make of one folder, both with the texts that contentlayer2 has compiled. */
async function buildTwice(folder: string) {
  const site = await askContentlayer(folder);
  const theirs = pickFolder(site, '.contentlayer/generated');
  const findings = await buildFolder(folder, compileAs(readDocuments(theirs)));
  return { findings, site, theirs, ours: readTree(join(folder, '.strata/generated')) };
}

describe('the output is that of contentlayer2, byte by byte', () => {
  test('with fields of every kind', { timeout: 60_000 }, async () => {
    const folder = copyFixture('kinds');
    // Bytes that a checkout or an editor might change.
    const bytes = {
      'mark.md': '\uFEFF---\ntitle: Mark\n---\nText after a mark.\n',
      'windows.md':
        '---\r\ndate: 2020-01-01T10:00:00+02:00\r\ntitle: "Lines"\r\n# end\r\n---\r\n\r\nOne\r\ntwo\r\n',
    };
    writeFiles(join(folder, 'content/notes'), bytes);
    const { ours, theirs, site, findings } = await buildTwice(folder);
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    for (const [path, text] of Object.entries(theirs)) expect(ours[path], path).toBe(text);
    const [ourPackage, theirPackage] = [
      readFileSync(join(folder, '.strata/package.json'), 'utf8'),
      site['.contentlayer/package.json'],
      // The version is the key of the config.
    ].map((text) => text?.replace(/0\.0\.0-\w+/, ''));
    expect(ourPackage).toBe(theirPackage);
    expect(findings.map(({ level, code, file }) => ({ level, code, file }))).toEqual([
      { level: 'warning', code: 'embedded-list', file: 'types.ts' },
      { level: 'warning', code: 'unclosed-frontmatter', file: 'content/notes/language.md' },
      { level: 'warning', code: 'unclosed-frontmatter', file: 'content/notes/no-end.md' },
    ]);
  });

  test('with names of its own, a time zone and parts of the folder', {
    timeout: 60_000,
  }, async () => {
    const { ours, theirs, findings } = await buildTwice(copyFixture('zoned'));
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    for (const [path, text] of Object.entries(theirs)) expect(ours[path], path).toBe(text);
    expect(findings.map(({ code }) => code)).toEqual(['small-type-name']);
  });
});
