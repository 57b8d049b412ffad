/** `npm run content:diff`: what a change does for visitors, as Markdown for a pull request. */
import { stderr, stdout } from 'node:process';
import { loadCode } from '../load-code';
import { Refusal } from '../refusal';

const usage = `Says what a change does for visitors: documents, words, prices, pictures, every address it touches.

  npm run content:diff                 your files, since they left main
  npm run content:diff -- <base>       your files, since another branch, tag or commit
  npm run content:diff -- <base> --head <revision>     two revisions

  --site <address>   writes addresses as links to this site
  --at <time>        as the site is then: 2026-12-24, or 2026-12-24T09:00:00+01:00
  --json             everything as JSON (docs/reviewing.md)

Exit code 1: a file cannot be read, or a document loads from a host that the policy of pages does not allow.
`;

// `| head` reads no further than it wants to.
stdout.on('error', () => process.exit());
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  stderr.write(`${error.message}\n`);
  return error.isWrongUse ? 2 : 1;
});

async function main(words: string[]): Promise<0 | 1> {
  if (words.includes('--help')) {
    stdout.write(usage);
    return 0;
  }
  const { runDiff } = await loadCode(() => import('./run-diff'));
  return runDiff(words);
}
