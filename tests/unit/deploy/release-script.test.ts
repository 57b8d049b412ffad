import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/* The scripts of a server, with a stand-in for Docker that notes what it is told, and fails where a test wants it to. */
let folder: string;
const inside = (path: string) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(inside('bin'));
  cpSync('deploy', inside('deploy'), { recursive: true });
  writeFileSync(
    inside('bin/docker'),
    '#!/bin/sh\necho "$RELEASE: $*" >>"$NOTES"\ncase "$*" in *"$FAIL"*) exit 1 ;; esac\necho a-container\n',
  );
  writeFileSync(inside('bin/chown'), '#!/bin/sh\n');
  for (const name of ['docker', 'chown']) chmodSync(inside(`bin/${name}`), 0o755);
  writeFileSync(inside('.env'), 'SITE_URL=https://agency.test\nRELEASE=before\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, values: string[] = [], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync('sh', [inside(`deploy/${script}`), ...values], {
    encoding: 'utf8',
    env: {
      PATH: `${inside('bin')}:${process.env.PATH}`,
      NOTES: inside('notes'),
      FAIL: 'nothing fails',
      RELEASE: '',
      NODE_ENV: 'test',
      ...env,
    },
  });
  return { status, stderr, notes: readFileSync(inside('notes'), 'utf8').trim().split('\n') };
}

test('a release replaces the first, then the second, then the rest, and tells the engine', () => {
  const { status, notes, stderr } = run('release.sh', ['earlier']);
  expect(status, stderr).toBe(0);
  const order = [
    'image inspect',
    'up .* first$',
    '8404/both',
    'up .* second$',
    '8404/both',
    'up --detach --wait$',
    'kill --signal HUP proxy',
    '9070',
  ];
  expect(notes).toHaveLength(order.length);
  for (const [index, pattern] of order.entries()) expect(notes[index]).toMatch(new RegExp(pattern));
  expect(readFileSync(inside('.env'), 'utf8')).toBe(
    'SITE_URL=https://agency.test\nRELEASE=earlier\n',
  );
});

test('a release whose first process does not get ready leaves the second alone', () => {
  const { status, notes } = run('release.sh', ['earlier'], { FAIL: '--wait first' });
  expect(status).not.toBe(0);
  expect(notes.join()).not.toMatch(/second|9070/);
});

test('an image that is not there changes nothing', () => {
  const { status } = run('release.sh', ['unknown'], { FAIL: 'image inspect' });
  expect(status).not.toBe(0);
  expect(readFileSync(inside('.env'), 'utf8')).toContain('RELEASE=before');
});

test('a new certificate is one file with its key, and the proxy takes it over', () => {
  mkdirSync(inside('live'));
  writeFileSync(inside('live/fullchain.pem'), 'chain\n');
  writeFileSync(inside('live/privkey.pem'), 'key\n');
  const { status, notes, stderr } = run('certificate.sh', [], {
    RENEWED_LINEAGE: inside('live'),
    CERTIFICATES: inside('certificates'),
  });
  expect(status, stderr).toBe(0);
  expect(readFileSync(inside('certificates/site.pem'), 'utf8')).toBe('chain\nkey\n');
  expect(notes.at(-1)).toContain('compose kill --signal HUP proxy');
});
