import { parseArgs } from 'node:util';

/** What `npm test` is asked for. @typedef {ReturnType<typeof readArguments>} Asked */

export const usage = `npm test                      the quick run: what to run before a commit
npm run test:all              the whole gate; with -- --demo it holds the demo against its specification, too
npm test -- --changed [base]  of the quick run, what the changes since a commit (HEAD) can reach
npm test -- --quiet           prints failures and the last lines only
npm test -- --bail            ends with the first failure`;

/**
 * Reads the words after `npm test --`. Throws a sentence for an unknown or misplaced one.
 * @param {string[]} words
 */
export function readArguments(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      bail: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [base = 'HEAD', ...more] = positionals;
  if (more.length > 0 || (positionals.length > 0 && !values.changed))
    throw new Error(`Unknown: ${positionals.at(-1)}. A commit stands after --changed.`);
  if (values.changed && values.all)
    throw new Error('--changed is a part of the quick run; --all is everything.');
  return { ...values, base };
}
