import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { env } from '../../server/env';
import { commands } from './commands';
import { connectEngine, EngineError } from './engine-client';

/**
 * `npm run leads`: what the durable engine keeps, for the person who runs the site. Without a command it counts; only
 * `show`, `export` and `list --show` print what visitors wrote. Ends with 2 where a command cannot be carried out.
 */
const usage = `npm run leads -- <command>

  count                             how many leads there are, by status (the default)
  list [--status S] [--show]        a line per lead; with --show also the text
  show KEY...                       the mail of a lead (a key's first letters are enough)
  replay KEY... | --all             mails parked leads again
  release KEY... | --all            mails leads that wait for the digest at once
  discard KEY... | --all --yes      deletes leads that are not mailed yet
  export [ADDRESS] [--status S] [--format csv|json]
                                    all leads, or those that name a person’s mail address
  forget ADDRESS [--yes]            deletes what is about a person
  connect --at URL                  says at which address the engine reaches this release

RESTATE_INGRESS_URL and RESTATE_ADMIN_URL say where the engine is (in .env.local, or as variables).`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      show: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      format: { type: 'string', default: 'csv' },
      at: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name = 'count', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help) return usage;
  if (!command) throw new EngineError(`${name} is no command.\n\n${usage}`);
  const { RESTATE_INGRESS_URL: ingress, RESTATE_ADMIN_URL: admin, RESTATE_INGRESS_TOKEN } = env();
  if (!ingress || !admin) throw new EngineError('Set RESTATE_INGRESS_URL and RESTATE_ADMIN_URL.');
  const engine = connectEngine({ ingress, admin, token: RESTATE_INGRESS_TOKEN });
  return command(engine, { ...values, words });
}

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
