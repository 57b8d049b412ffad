import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  complete,
  type Lockfile,
  listMissing,
  listUnchecked,
  readPlatform,
  withoutEntries,
} from '@/tools/lockfile/complete';

const file = 'package-lock.json';
const patience = 60_000;
const committed: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
const workspaces = Object.values(committed.packages).flatMap(({ link, resolved }) =>
  link ? `${resolved}/package.json` : [],
);

describe('the committed lockfile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
    for (const name of ['package.json', ...workspaces, file, '.npmrc'])
      cpSync(name, join(folder, name));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Without the registry: a complete lockfile leaves npm nothing to ask. */
  const npm = (...values: string[]) =>
    promisify(execFile)('npm', [...values, '--offline'], { cwd: folder, maxBuffer: 2 ** 24 });

  const platforms = [
    { flags: ['--os=linux', '--cpu=x64', '--libc=glibc'], binary: 'linux-x64-gnu' },
    { flags: ['--os=linux', '--cpu=x64', '--libc=musl'], binary: 'linux-x64-musl' },
    { flags: ['--os=linux', '--cpu=arm64', '--libc=glibc'], binary: 'linux-arm64-gnu' },
    { flags: ['--os=linux', '--cpu=arm64', '--libc=musl'], binary: 'linux-arm64-musl' },
    { flags: ['--os=darwin', '--cpu=arm64'], binary: 'darwin-arm64' },
    { flags: ['--os=darwin', '--cpu=x64'], binary: 'darwin-x64' },
  ];
  test.concurrent.for(platforms)(
    'is one npm ci works from on $binary',
    { timeout: patience },
    async ({ flags, binary }) => {
      const { stdout } = await npm('ci', '--dry-run', ...flags);
      const version = committed.packages['node_modules/next']?.version;
      expect(stdout).toContain(`add @next/swc-${binary} ${version}\n`);
    },
  );

  test('stays as it is when npm install reads it', { timeout: patience }, async () => {
    await npm('install', '--package-lock-only');
    const after: Lockfile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect(describeEntries(after)).toEqual(describeEntries(committed));
  });

  test('names every optional package of every package in it', () => {
    expect(listMissing(committed)).toEqual([]);
  });

  test('has no entry without a checksum but of packages for one platform', () => {
    const others = listUnchecked(committed).filter(
      (path) => !committed.packages[path]?.optional || !committed.packages[path]?.cpu,
    );
    expect(others).toEqual([]);
  });

  test('says where packages run as their names do, libc too, which npm 10 takes out', () => {
    for (const [path, { cpu, os, libc }] of Object.entries(committed.packages)) {
      if (cpu) expect({ path, cpu, os, libc }).toMatchObject(readPlatform(path) ?? {});
    }
  });
});

describe('a lockfile that lacks packages', () => {
  const lockfile: Lockfile = {
    packages: {
      'node_modules/zebra': { version: '2.0.0', integrity: 'sha512-z' },
      'node_modules/draw': {
        version: '1.2.3',
        integrity: 'sha512-d',
        dev: true,
        optionalDependencies: { '@draw/linux-x64-musl': '1.2.3', '@draw/wasm32-wasi': '1.2.3' },
      },
      'node_modules/zebra/node_modules/draw': {
        version: '1.1.0',
        integrity: 'sha512-e',
        optionalDependencies: { '@draw/linux-x64-musl': '1.1.0' },
      },
    },
  };
  const completed = complete(lockfile);

  test('gets what its packages name, each version beside its parent, in npm’s order', () => {
    expect(JSON.stringify(completed.packages, undefined, 1)).toBe(
      JSON.stringify(
        {
          'node_modules/@draw/linux-x64-musl': {
            version: '1.2.3',
            cpu: ['x64'],
            dev: true,
            libc: ['musl'],
            optional: true,
            os: ['linux'],
          },
          'node_modules/@draw/wasm32-wasi': {
            version: '1.2.3',
            cpu: ['wasm32'],
            dev: true,
            optional: true,
          },
          'node_modules/draw': lockfile.packages['node_modules/draw'],
          'node_modules/zebra': lockfile.packages['node_modules/zebra'],
          'node_modules/zebra/node_modules/draw':
            lockfile.packages['node_modules/zebra/node_modules/draw'],
          'node_modules/zebra/node_modules/draw/node_modules/@draw/linux-x64-musl': {
            version: '1.1.0',
            cpu: ['x64'],
            libc: ['musl'],
            optional: true,
            os: ['linux'],
          },
        },
        undefined,
        1,
      ),
    );
    expect(listMissing(completed)).toEqual([]);
  });

  test('loses what was made up before npm looks again', () => {
    expect(withoutEntries(completed, listUnchecked(completed)).packages).toEqual(lockfile.packages);
  });

  test.each([
    { name: '@draw/linux-x64-gnu', version: '^1.2.3' },
    { name: '@draw/engine', version: '1.2.3' },
  ])('gets no entry for $name@$version, which would be a guess', ({ name, version }) => {
    const packages = { 'node_modules/draw': { optionalDependencies: { [name]: version } } };
    expect(() => complete({ packages })).toThrow(`node_modules/draw asks for ${name}@${version}`);
  });
});

/** Without `libc`, which npm 10 neither reads nor writes. */
function describeEntries({ packages }: Lockfile) {
  return Object.entries(packages).map(([path, { libc, ...entry }]) => ({ path, ...entry }));
}
