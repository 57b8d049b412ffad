import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listDemoValues } from '@/tools/owner/demo-values';
import { drawQuestions } from '@/tools/owner/lawyer';
import { writeReport } from '@/tools/owner/report';

type Files = Record<string, string | undefined>;

const companyFile = 'src/site/company.ts';
const company = `/** No example.example in a comment counts. */
export const company = {
  name: 'Amberline',
  phone: '+48 58 000 01 42',
  founded: 2017,
  register: { krs: '0000000000' },
  isDemo: true as boolean,
} as const;
`;
const ownCompany = `export const company = {
  name: 'Kotwica',
  phone: '+48 58 301 01 42',
  founded: 2001,
  register: { krs: '0000123456' },
  isDemo: false as boolean,
} as const;
`;

const demo: Files = {
  [companyFile]: company,
  'src/site/company-email.ts': "export const companyEmail = 'hello@amberline.example';\n",
  'src/features/booking/booking.ts':
    "export const booking = {\n  url: 'https://calendly.com/amberline-example/30min',\n};\n",
  'src/server/env.ts':
    'export const envSchema = z.object({\n    MAIL_TO: z.email().default(company.email).meta({}),\n});\n',
  'content/people/ewa.yaml':
    'name: "Ewa"\nportrait:\n  src: /images/people/ewa.webp\nemail: ewa@amberline.example\n',
  'content/blog/letter.mdx':
    '---\ntitle: "A letter"\n---\n\nAmberline wrote it.\n\n```ts\nfetch("https://api.example/v1");\n```\n',
  'content/videos/tour.mdx': '---\nvideo:\n  src: /videos/tour/clip.mp4\n---\n\nText.\n',
  'messages/en/site.json': '{\n  "home": "Amberline, home page"\n}\n',
  'messages/en/legal.json': '{\n  "demo": "{company} is a demonstration."\n}\n',
  'art/people/ewa.ts': 'export const ewa = 1;\n',
  'art/videos/subjects.ts': "export const subjects = [{ id: 'tour' }];\n",
};

/** Each value an owner replaces, in the order of the steps. */
const own: Files = {
  [companyFile]: ownCompany,
  'src/site/company-email.ts': "export const companyEmail = 'hello@kotwica.com';\n",
  'src/features/booking/booking.ts':
    "export const booking = {\n  url: 'https://calendly.com/kotwica/30min',\n};\n",
  'content/people/ewa.yaml':
    'name: "Ewa"\nportrait:\n  src: /images/people/ewa.webp\nemail: ewa@kotwica.com\n',
  'content/blog/letter.mdx':
    '---\ntitle: "A letter"\n---\n\nWe wrote it.\n\n```ts\nfetch("https://api.example/v1");\n```\n',
  'messages/en/site.json': '{\n  "home": "Kotwica, home page"\n}\n',
  'art/people/ewa.ts': undefined,
  'art/videos/subjects.ts': undefined,
};

function writeProject(...parts: Files[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(Object.assign({}, ...parts) as Files)) {
    if (text === undefined) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const placesIn = (...parts: Files[]) =>
  listDemoValues(writeProject(...parts)).map(({ file, line }) => `${file}:${line}`);

beforeEach(() => {
  vi.stubEnv('MAIL_TO', '');
});

describe('what is still the demo’s', () => {
  test('is found by what it is, with its place, and nothing else is', () => {
    expect(placesIn(demo)).toEqual([
      'src/site/company-email.ts:1',
      ...[3, 4, 5, 6, 7].map((line) => `${companyFile}:${line}`),
      'src/features/booking/booking.ts:2',
      'src/server/env.ts:2',
      'content/people/ewa.yaml:4',
      'messages/en/legal.json:2',
      'messages/en/site.json:2',
      'content/blog/letter.mdx:5',
      'content/people/ewa.yaml:3',
      'content/videos/tour.mdx:3',
    ]);
  });

  test('says what to put, and where it shows', () => {
    for (const { put, shows, found } of listDemoValues(writeProject(demo))) {
      expect(put).not.toBe('');
      expect(shows).not.toBe('');
      expect(found).not.toBe('');
    }
    const report = writeReport(listDemoValues(writeProject(demo)));
    expect(report).toContain('content/people/ewa.yaml:4  ewa@amberline.example  → /team/ewa');
    expect(report).toMatch(/14 values in 9 files/);
  });

  test('gets less with every file that is replaced, and comes to nothing', () => {
    let replaced: Files = {};
    let left = placesIn(demo).length;
    for (const [path, text] of Object.entries(own)) {
      replaced = { ...replaced, [path]: text };
      const now = placesIn(demo, replaced).length;
      expect(now, path).toBeLessThan(left);
      left = now;
    }
    expect(left).toBe(0);
    expect(writeReport([])).toMatch(/^Nothing/);
  });

  test('stays found where the flag is off too soon', () => {
    const early = company.replace('isDemo: true', 'isDemo: false');
    expect(placesIn(demo, own, { [companyFile]: early })).toEqual(
      [3, 4, 6].map((line) => `${companyFile}:${line}`),
    );
  });

  test('is found in documents that are written later', () => {
    const later = { 'content/publications/new.yaml': 'url: https://letters.example/new\n' };
    expect(placesIn(demo, own, later)).toEqual(['content/publications/new.yaml:1']);
  });

  test('is no variable that is set, unless it is set to the demo’s own', () => {
    const set = { '.env.local': 'MAIL_TO=me@kotwica.com\n' };
    expect(placesIn(demo, set)).not.toContain('src/server/env.ts:2');
    const wrong = { '.env.local': '# a comment\nMAIL_TO=hello@amberline.example\n' };
    expect(placesIn(demo, own, wrong)).toEqual(['.env.local:2']);
  });
});

test('the questions for a lawyer name the files of their clauses, in each language', () => {
  const note = '{/* lawyer: Is it long enough? */}';
  const project = writeProject({
    'content/legal/privacy.mdx': `---\ntitle: "P"\n---\n\nText.\n\n## One\n\n## Two\n\n${note}\n`,
    'content/legal/privacy.pl.mdx': '---\ntitle: "P"\n---\n\n## Raz\n\n## Dwa\n',
    'content/faq/refunds.yaml': 'question: "Q"\nanswer: "A"\n',
  });
  const marks = '<!-- questions: written by npm run owner -->\n<!-- /questions -->\n';
  const drawn = drawQuestions(marks, project);
  expect(drawn).toMatch(
    /\| Is it long enough\? +\| `content\/legal\/privacy\.mdx`, `content\/legal\/privacy\.pl\.mdx` +\|/,
  );
  expect(drawn).toContain('`content/faq/refunds.yaml`');
  expect(drawQuestions(drawn, project)).toBe(drawn);
  expect(() => drawQuestions('no marks', project)).toThrow(/have to stand/);
});
