/** `npm run content:addresses`: brings the ledger of addresses up to date. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { annotateFile } from '../content/machine-reports';
import { count } from '../content/report';
import { writeIfChanged } from '../write-if-changed';
import { ledgerName, writeLedger } from './ledger-file';
import { readPromises } from './promises';

const usage = `Brings content/addresses.txt up to date: every address that is public, and every heading of its page.
Run it before you commit; after a release it finds nothing new. Nothing is ever taken out of the file but what was never public.

  npm run content:addresses              writes the file
  npm run content:addresses -- --check   writes nothing; exit code 1 if the file is not up to date
  npm run content:addresses -- --remind  writes nothing; says so only, with exit code 0

  --github             as an annotation of a GitHub workflow
  --content <folder>   another content folder
`;

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  const values = readArguments();
  if (typeof values === 'string') {
    process.stderr.write(`${values}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const root = resolve(values.content);
  if (!existsSync(root)) {
    process.stderr.write(`There is no folder ${values.content}.\n`);
    return 1;
  }
  const { ledger, next } = await readPromises(root, Date.now());
  const known = new Set(ledger.lines.map(({ address }) => address));
  const added = next.filter(({ address }) => !known.has(address)).map(({ address }) => address);
  const text = writeLedger(next);
  if (values.check || values.remind) {
    const isMissing =
      ledger.lines.length === 0 ? reportUnstarted() : reportCheck(ledger.shown, added, values);
    return isMissing && values.check ? 1 : 0;
  }
  if (writeIfChanged(join(root, ledgerName), text)) say(`${ledger.shown}: ${sum(added)}`);
  else say(`${ledger.shown} is up to date`);
  return 0;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        remind: { type: 'boolean', default: false },
        github: { type: 'boolean', default: false },
        content: { type: 'string', default: 'content' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Before the first release there is nothing to keep. */
function reportUnstarted(): false {
  say('No address has been promised yet: run npm run content:addresses before the first release.');
  return false;
}

/** Says which addresses are missing; returns whether any is. */
function reportCheck(shown: string, added: readonly string[], { github }: { github: boolean }) {
  if (added.length === 0) return false;
  const some = added.slice(0, 10).join('\n  ');
  const more = added.length > 10 ? `\n  … and ${added.length - 10} more` : '';
  const expected = `Addresses that ${shown} does not have yet:\n  ${some}${more}`;
  const fix = 'Run npm run content:addresses, and commit the file.';
  if (github) say(annotateFile(shown, `${expected}\n${fix}`));
  else process.stderr.write(`${expected}\n${fix}\n`);
  return true;
}

function sum(added: readonly string[]): string {
  return added.length > 0 ? `${count(added.length, 'line')} added` : 'brought up to date';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
