import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema } from '@/server/env';
import { openBuildSources } from './build-sources';
import { hashIngredients, keepBuild, restoreBuild } from './kept-builds';

/** Variables that a build depends on, besides those of the site itself. */
const variables = ['BUILD_OUTPUT', 'CONTENT_ENGINE', 'NODE_ENV', 'PREVIEW_PORT', 'VERCEL'];

const caches = ['.next/cache/turbopack', '.next/cache/.tsbuildinfo'];

export type Project = {
  /** Names the kept builds of this project. */
  name: string;
  folder: string;
  /** The address it is built for. */
  url: string;
  /** Its files, by their paths in `folder`. */
  sources: Iterable<string>;
  /** The folders a build writes. */
  outputs: readonly string[];
  /** The npm script that builds it. */
  script: string;
  /** Another copy of the project: what it has compiled and checked need not be compiled and checked again. */
  twin: string;
};

/** Builds a project, or takes the kept build of the same sources, packages, Node and variables. Throws if it fails. */
export function buildSite({ name, folder, url, sources, outputs, script, twin }: Project): void {
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_URL: url, NEXT_TELEMETRY_DISABLED: '1' };
  const read = [...Object.keys(envSchema.shape), ...variables].map((key) => [key, env[key]]);
  const own = readdirSync(folder).filter((path) => /^\.env(?!\.example)/.test(path));
  const hash = hashIngredients({
    files: [...own, ...sources]
      .filter(openBuildSources())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path))]),
    others: Object.fromEntries(read),
  });
  if (restoreBuild(name, hash, folder)) {
    console.log(`The kept build of the same sources is used: ${name}-${hash}`);
    return;
  }
  for (const cache of caches) {
    const [here, there] = [join(folder, cache), join(twin, cache)];
    if (!existsSync(here) && existsSync(there)) cpSync(there, here, { recursive: true });
  }
  execFileSync('npm', ['run', script, '--silent'], { cwd: folder, stdio: 'inherit', env });
  keepBuild(name, hash, folder, outputs);
}
