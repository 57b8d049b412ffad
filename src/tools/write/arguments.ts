import { parseArgs } from 'node:util';
import { folders } from '@/schema';
import type { Locale } from '@/site/locales';
import { nearest } from '../content/nearest';
import { translationLocales } from './new-translation';

/** A command used in a way it does not have. */
export class Usage extends Error {}

const commands = ['new', 'rename', 'remove'] as const;
export type Command = (typeof commands)[number];

/** What a command was given. */
export interface Arguments {
  readonly command: Command;
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly lang: Locale | undefined;
  readonly to: string | undefined;
  readonly yes: boolean;
  readonly dryRun: boolean;
  /** The text that was asked for instead. */
  readonly help: string | undefined;
}

const options = {
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  lang: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Reads the arguments of a command; throws `Usage` where it has no such words. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const [name = '', first, second, ...more] = positionals;
  const command = commands.find((one) => one === name);
  if (!command) throw new Usage(`There is no command "${name}": ${commands.join(', ')}.`);
  if (more.length > 0)
    throw new Usage(`Too many words: put a title in quotes. Not understood: ${more.join(' ')}`);
  return {
    command,
    first,
    second,
    lang: languageOf(values.lang),
    to: values.to,
    yes: values.yes ?? false,
    dryRun: values['dry-run'] ?? false,
    help: values.help ? texts[command] : undefined,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function languageOf(written: string | undefined): Locale | undefined {
  if (written === undefined) return undefined;
  const locale = translationLocales.find((one) => one === written);
  if (locale) return locale;
  const near = nearest(written, translationLocales);
  throw new Usage(
    `No document is translated into "${written}".${near ? ` Nearest: ${near}.` : ''} There is: ${translationLocales.join(', ')}.`,
  );
}

const texts: Readonly<Record<Command, string>> = {
  new: `Makes a document with example values that the check accepts, and a picture to be replaced where it shows one.

  npm run content:new -- blog "A quiet launch"          a new article; asks for what is missing
  npm run content:new -- blog/a-quiet-launch --lang pl  its translation, with the original's words to write over

Collections: ${folders.join(', ')}
Languages of translations: ${translationLocales.join(', ')}

  --dry-run   says what it would write
`,
  rename: `Gives a document another slug: its files, what names and links to it, and a redirect from its old address.

  npm run content:rename -- blog/a-quiet-launch a-loud-launch   shows what it will do, and asks

  --dry-run   shows it only
  --yes       does not ask
`,
  remove: `Removes a document with its translations and pictures. Entries that may go are dropped, links become words.
It refuses where others need the document, and says where.

  npm run content:remove -- blog/a-quiet-launch               its address answers 404 then
  npm run content:remove -- blog/a-quiet-launch --to /blog    its address, and links to it, lead there

  --dry-run   shows it only
  --yes       does not ask
`,
};
