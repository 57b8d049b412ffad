import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type EnvName, envSchema, parseEnv, sentence } from '../server/env';

/** Returns `.env.example`, from the schema: a sentence per variable, then its default, or an example after `#`. */
export function envExample(): string {
  const defaults = parseEnv({});
  const head =
    '# Written by src/tools/env-example.ts from src/server/env.ts. Copy to .env.local.\n';
  const blocks = (Object.keys(envSchema.shape) as EnvName[]).map((name) => {
    const example = envSchema.shape[name].meta()?.example;
    const value = defaults[name] ?? (typeof example === 'string' ? example : '');
    const kind = defaults[name] === undefined ? 'Not set by default, for example:' : 'Default:';
    return `# ${sentence(name)}\n# ${kind}\n# ${name}=${quoted(value)}\n`;
  });
  return [head, ...blocks].join('\n');
}

function quoted(value: string): string {
  return /[\s<>#]/.test(value) ? `"${value}"` : value;
}

const file = fileURLToPath(new URL('../../.env.example', import.meta.url));

/** `--check` says whether the file is up to date instead of writing it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  if (!values.check) return writeFile(file, envExample());
  if ((await readFile(file, 'utf8').catch(() => '')) === envExample()) return;
  console.error('.env.example is out of date. Run: npx tsx src/tools/env-example.ts');
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
