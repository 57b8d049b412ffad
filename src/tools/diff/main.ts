/** `npm run content:diff`: what a change does for visitors, as Markdown for a pull request. */
import { stderr, stdout } from 'node:process';
import { siteTime } from '@/site/clock.mjs';
import { readArguments } from './arguments';
import { listBlockers } from './attention';
import { diffProject } from './project-diff';
import { Refusal } from './refusal';
import { writeJson } from './report/json';
import { writeMarkdown } from './report/markdown';

const usage = `Says what a change does for visitors: documents, words, prices, pictures, every address it touches.

  npm run content:diff                 your files, since they left main
  npm run content:diff -- <base>       your files, since another branch, tag or commit
  npm run content:diff -- <base> --head <revision>     two revisions

  --site <address>   writes addresses as links to this site
  --at <time>        as the site is then: 2026-12-24, or 2026-12-24T09:00:00+01:00
  --json             everything as JSON (docs/reviewing.md)

Exit code 1: a file cannot be read, or a document loads from a host that the policy of pages does not allow.
`;

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  stderr.write(`${error.message}\n`);
  return error.isUsage ? 2 : 1;
});

async function main(): Promise<0 | 1> {
  const wishes = readArguments(process.argv.slice(2), siteTime());
  if (wishes.isHelp) {
    stdout.write(usage);
    return 0;
  }
  const { base, head, at, site, isJson } = wishes;
  const diff = await diffProject({ folder: process.cwd(), base, head, at });
  stdout.write(isJson ? writeJson(diff, site) : writeMarkdown(diff, site));
  return listBlockers(diff).length > 0 ? 1 : 0;
}
