import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkContent } from '@/tools/content/check';
import { planOf } from '@/tools/content/explain/sample-documents';
import { runTool } from '../support/run-tool';
import { article, check, writeSite } from './fixture';

// The first run loads the command, slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const workshop = (facts = '') => `---
title: "Knots"
description: "A description that is long enough to be shown under a title."
order: 1
hero: { headline: "H", description: "D" }
image: { src: /images/cover.webp, alt: "A cover" }
features: [{ title: "F", description: "D" }]
forWhom: []
notForWhom: []
textBlock: { title: "T", body: "B" }
tutor: lucja-wojcik
days: 1
level: "None"
${facts}---
`;
const until = (moment: string) => workshop(`expiresAt: "${moment}"\n`);
const link = article.replace('Text.\n', '[x](/workshops/knots)\n');

function checkAt(now: string, changes: Record<string, string>) {
  const folder = writeSite(changes);
  return checkContent({
    root: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    now: Date.parse(now),
  }).then((found) => found.filter(({ file }) => file.startsWith('content/')));
}

const both = (expiresAt: string, first = link) => ({
  'content/workshops/knots.mdx': until(expiresAt),
  'content/blog/first.mdx': first,
  'content/addresses.txt': '/workshops/knots\n',
});

describe('a document that has expired', () => {
  const knots = 'content/workshops/knots.mdx';
  const expired = until('2026-09-01T00:00:00+02:00');
  const find = (files: Record<string, string>) => checkAt('2026-10-01T00:00:00Z', files);

  test('and that no visitor has seen is most often a slip', async () => {
    expect(await find({ [knots]: expired })).toMatchObject([
      {
        level: 'warning',
        code: 'already-expired',
        file: knots,
        field: 'expiresAt',
        found: '2026-09-01T00:00:00+02:00',
      },
    ]);
    const planned = '/workshops/knots from 2026-12-01T00:00:00Z\n';
    const files = { [knots]: expired, 'content/addresses.txt': planned };
    expect(await find(files)).toMatchObject([{ code: 'already-expired' }]);
  });

  test('is no finding where visitors know its page, nor before its moment', async () => {
    const known = '/workshops/knots\n';
    expect(await find({ [knots]: expired, 'content/addresses.txt': known })).toEqual([]);
    expect(await checkAt('2026-08-01T00:00:00Z', { [knots]: expired })).toEqual([]);
  });

  test('and has no page is shown nowhere', async () => {
    const plan = `${planOf('Dinghy', 1, true)}expiresAt: "2026-09-01T00:00:00+02:00"\n`;
    const found = await find({ 'content/plans/dinghy.yaml': plan });
    expect(found).toMatchObject([
      { code: 'already-expired', expected: expect.stringContaining('shown nowhere') },
    ]);
  });
});

describe('a link to what has expired', () => {
  test('is advised against, by line, from that moment on', async () => {
    const files = both('2026-09-01T00:00:00+02:00');
    expect(await checkAt('2026-08-31T21:59:59Z', files)).toEqual([]);
    expect(await checkAt('2026-08-31T22:00:00Z', files)).toMatchObject([
      {
        level: 'warning',
        code: 'link-too-late',
        file: 'content/blog/first.mdx',
        line: 13,
        found: '/workshops/knots',
        expected: expect.stringContaining('has expired at 2026-08-31 22:00 (UTC)'),
      },
    ]);
  });

  test('is seen ahead where the document itself comes later', async () => {
    const later = link.replace('2026-03-02', '2027-03-02');
    expect(
      await checkAt('2026-08-01T00:00:00Z', both('2027-01-01T00:00:00Z', later)),
    ).toMatchObject([{ code: 'link-too-late', file: 'content/blog/first.mdx' }]);
  });

  test('may stay in a document that has expired, too', async () => {
    const files = {
      'content/workshops/knots.mdx': until('2026-03-01T00:00:00Z'),
      'content/workshops/bends.mdx': `${until('2026-03-01T00:00:00Z')
        .replace('Knots', 'Bends')
        .replace('A description', 'Another description')
        .replace('order: 1', 'order: 2')}\n[x](/workshops/knots)\n`,
      'content/addresses.txt': '/workshops/bends\n/workshops/knots\n',
    };
    expect(await checkAt('2026-08-01T00:00:00Z', files)).toEqual([]);
  });
});

describe('expiresAt', () => {
  const job = (publishedAt: string, expiresAt: string) => `---
title: "Deckhand"
summary: "A summary that is long enough to be shown under the title of the page."
level: "Some"
location: "Gdynia"
contract: Contract
status: Active
salary: ""
avatar: { src: /images/cover.webp, alt: "A cover" }
publishedAt: "${publishedAt}"
expiresAt: "${expiresAt}"
---

Text.
`;
  const [march, april] = ['2026-03-01T09:00:00+01:00', '2026-04-01T09:00:00+02:00'];

  test('comes after publishedAt', async () => {
    const ledger = { 'content/addresses.txt': '/career/deckhand\n' };
    expect(await check({ 'content/jobs/deckhand.mdx': job(march, april), ...ledger })).toEqual([]);
    for (const early of [march, '2026-02-01T00:00:00Z']) {
      expect(await check({ 'content/jobs/deckhand.mdx': job(march, early) })).toMatchObject([
        { code: 'expires-unpublished', line: 11, column: 12, found: early },
      ]);
    }
  });

  test('is a moment, and a fact that no translation repeats', async () => {
    expect(await check({ 'content/workshops/knots.mdx': until('2026-03-01') })).toMatchObject([
      { code: 'bad-date', field: 'expiresAt' },
    ]);
    const polish = '---\nexpiresAt: "2027-01-01T00:00:00Z"\n---\n';
    const found = await check({
      'content/workshops/knots.mdx': until('2099-01-01T00:00:00Z'),
      'content/workshops/knots.pl.mdx': polish,
    });
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'repeated-fact', field: 'expiresAt' }),
    );
  });
});

describe('npm run content:check -- --at', () => {
  const tool = 'src/tools/content/check-main.ts';
  const files = both('2098-01-01T00:00:00Z');

  test('checks as of a moment', async () => {
    const folder = writeSite(files);
    const where = ['--content', join(folder, 'content'), '--public', join(folder, 'public')];
    const codesAt = async (...at: string[]) => {
      const { out } = await runTool(tool, { args: ['--json', ...where, ...at] });
      return JSON.parse(out).findings.map(({ code }: { code: string }) => code);
    };
    expect(await codesAt()).not.toContain('link-too-late');
    expect(await codesAt('--at', '2098-01-01T00:00:00Z')).toContain('link-too-late');
  });

  test.each([
    [['--at', '2098-01-01'], {}, '--at takes a date and time with its offset'],
    [[], { SITE_NOW: 'soon' }, 'SITE_NOW is wrong: write a date and time'],
  ])('is refused with a sentence: %j %j', async (args, env, sentence) => {
    expect(await runTool(tool, { args, env })).toMatchObject({
      code: 2,
      out: '',
      errors: expect.stringMatching(new RegExp(`^${sentence}`)),
    });
  });
});
