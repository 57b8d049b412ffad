import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCorpus } from '../corpus';
import type { Engine } from './engine';

/** Writes a corpus with the project of an engine around it; returns its folder, which the caller removes. */
export function writeProject(engine: Engine, documents: number): string {
  const folder = mkdtempSync(join(tmpdir(), `bench-${engine.name}-`));
  writeCorpus(folder, documents);
  for (const [name, text] of Object.entries(engine.files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  symlinkSync(install(engine), join(folder, 'node_modules'));
  return folder;
}

/** Installs an engine's packages once; returns the folder `node_modules`. */
function install({ name, packages }: Engine): string {
  if (Object.keys(packages).length === 0) return resolve('node_modules');
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
  const folder = resolve('node_modules/.cache/bench', `${name}-${version}`);
  if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules');
  console.error(`Installing ${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  try {
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return join(folder, 'node_modules');
}
