import { parseArgs } from 'node:util';
import type { Fault } from './fault';

export const usage = `Puts faults into a copy of the last commit, one at a time, and says which of them the tests find. Takes hours.

npm run test:proof                    all faults, each by the quick run
npm run test:proof -- --only NAME …   some of them: by name, or by a part of it
npm run test:proof -- --list          names them, and runs nothing
npm run test:proof -- --full          asks the whole gate for what the quick run does not find
npm run test:proof -- --changed       asks first what of the quick run the fault's file can reach
npm run test:proof -- --resume        goes on where the last run at the same commit has stopped`;

export type Options = ReturnType<typeof readOptions>;

/** Reads the words of the command. Throws a sentence for an unknown or misplaced one. */
export function readOptions(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      only: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.only !== positionals.length > 0) throw new Error('Names stand after --only.');
  return { ...values, names: positionals };
}

/** Returns the faults that are asked for. Throws for a name that none has. */
export function chooseFaults(faults: readonly Fault[], { only, names }: Options): Fault[] {
  const isMeant = ({ name }: Fault, part: string) =>
    name.toLowerCase().includes(part.toLowerCase());
  for (const part of names)
    if (!faults.some((fault) => isMeant(fault, part))) throw new Error(`No fault is: ${part}`);
  return faults.filter((fault) => !only || names.some((part) => isMeant(fault, part)));
}
