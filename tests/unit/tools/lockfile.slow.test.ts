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

  /**
   * Without the registry: a complete lockfile leaves npm nothing to ask. Nothing is installed, so no package has a script
   * to run; npm would spend half of its time on looking for them.
   */
  const npm = (...values: string[]) =>
    promisify(execFile)('npm', [...values, '--offline', '--ignore-scripts'], {
      cwd: folder,
      maxBuffer: 2 ** 24,
    });

  const platforms = [
    { binary: 'linux-x64-gnu', os: 'linux', cpu: 'x64', libc: 'glibc' },
    { binary: 'linux-x64-musl', os: 'linux', cpu: 'x64', libc: 'musl' },
    { binary: 'linux-arm64-gnu', os: 'linux', cpu: 'arm64', libc: 'glibc' },
    { binary: 'linux-arm64-musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
    { binary: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
    { binary: 'darwin-x64', os: 'darwin', cpu: 'x64' },
  ];
  const version = committed.packages['node_modules/next']?.version;

  test.each(platforms)('names the packages that run on $binary alone', (platform) => {
    expect(packagesFor(platform)).toContain(`@next/swc-${platform.binary} ${version}`);
  });

  // npm goes by the same fields on every platform: two show that it installs what they name.
  test.concurrent.for(platforms.filter(({ binary }) => /x64-gnu|darwin-arm64/.test(binary)))(
    'is one npm ci works from on $binary',
    { timeout: patience },
    async (platform) => {
      const { os, cpu, libc } = platform;
      const flags = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
      const { stdout } = await npm('ci', '--dry-run', ...flags);
      const added = Array.from(stdout.matchAll(/^add (.*)$/gm), ([, name]) => name);
      expect(added).toEqual(expect.arrayContaining(packagesFor(platform)));
      expect(added).toContain(`@next/swc-${platform.binary} ${version}`);
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

/** The packages for some platforms that run on this one, as npm names what it adds. */
function packagesFor({ os, cpu, libc }: { os: string; cpu: string; libc?: string }): string[] {
  const allows = (list: string[] | undefined, value: string | undefined) =>
    list === undefined || (value !== undefined && list.includes(value));
  return Object.entries(committed.packages)
    .filter(([, entry]) => entry.os && allows(entry.os, os) && allows(entry.cpu, cpu))
    .filter(([, entry]) => allows(entry.libc, libc))
    .map(([path, entry]) => `${path.replace(/^.*node_modules\//, '')} ${entry.version}`);
}

/** Without `libc`, which npm 10 neither reads nor writes. */
function describeEntries({ packages }: Lockfile) {
  return Object.entries(packages).map(([path, { libc, ...entry }]) => ({ path, ...entry }));
}
