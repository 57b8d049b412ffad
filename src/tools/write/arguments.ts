import { parseArgs } from 'node:util';
import type { Locale } from '@/site/locales';
import { nearest } from '../content/nearest';
import { translationLocales } from './new-translation';
import { type Command, commands, optionsOf, texts, tooMany } from './usage';

/** A command used in a way it does not have. */
export class Usage extends Error {}

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
export function readArguments([name = '', ...args]: string[]): Arguments {
  const command = commands.find((one) => one === name);
  if (!command) throw new Usage(`There is no command "${name}": ${commands.join(', ')}.`);
  const { values, positionals } = parse(args, command);
  for (const option of Object.keys(values))
    if (!optionsOf[command].includes(option)) throw unknownOption(`--${option}`, command);
  const { most, hint } = tooMany[command];
  if (positionals.length > most)
    throw new Usage(
      `Too many words: ${hint}. Not understood: ${positionals.slice(most).join(' ')}`,
    );
  const [first, second] = positionals;
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

function parse(args: string[], command: Command) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    const option = /'(-[^']*)'/.exec(message)?.[1] ?? '';
    throw code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? unknownOption(option, command)
      : new Usage(message);
  }
}

function unknownOption(written: string, command: Command): Usage {
  const known = optionsOf[command].map((option) => `--${option}`);
  const near = known.find((option) => option.startsWith(written)) ?? nearest(written, known);
  const hint = near ? ` Nearest: ${near}.` : ` There are: ${known.join(', ')}.`;
  // A title such as "-5 degrees".
  const way = written.startsWith('--')
    ? ''
    : ' Words that begin with a hyphen come last, after --.';
  return new Usage(`content:${command} has no option ${written}.${hint}${way}`);
}

function languageOf(written: string | undefined): Locale | undefined {
  if (written === undefined) return undefined;
  const locale = translationLocales.find((one) => one === written.toLowerCase());
  if (locale) return locale;
  throw new Usage(
    `No document is translated into "${written}": --lang takes ${translationLocales.join(', ')}.`,
  );
}
