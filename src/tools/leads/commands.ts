import type { LeadStatus } from '../../server/leads/lead';
import { mentions } from '../../server/leads/mentions';
import { type EngineClient, EngineError, type KnownLead } from './engine-client';
import { formatCsv, formatLead, formatList, shortKey } from './format';

/** What the person asked for, besides the command's name. */
export interface Request {
  /** The words after the command: beginnings of keys, or a mail address. */
  words: readonly string[];
  status?: string | undefined;
  all: boolean;
  show: boolean;
  yes: boolean;
  format: string;
  at?: string | undefined;
}

type Command = (engine: EngineClient, request: Request) => Promise<string>;

export const statuses = [
  'waiting',
  'held',
  'parked',
  'mailed',
  'digested',
  'discarded',
] as const satisfies readonly LeadStatus[];

/** The commands of `npm run leads`. Each returns what is printed, and throws `EngineError` for what cannot be done. */
export const commands: Record<string, Command> = {
  async count(engine) {
    const counts = await engine.count();
    return statuses.map((status) => `${status.padEnd(10)}${counts[status] ?? 0}`).join('\n');
  },

  async list(engine, { status, show }) {
    const leads = ofStatus(await engine.list({ withText: show }), status);
    if (leads.length === 0) return 'No lead.';
    return show ? leads.map(formatLead).join('\n\n') : formatList(leads);
  },

  async show(engine, request) {
    return (await choose(engine, request, statuses)).map(formatLead).join('\n\n');
  },

  replay: (engine, request) => callEach(engine, request, 'release', ['parked']),
  release: (engine, request) => callEach(engine, request, 'release', ['held']),

  async discard(engine, request) {
    if (!request.yes) throw new EngineError('This deletes leads for good. Add --yes.');
    return callEach(engine, request, 'discard', ['waiting', 'held', 'parked']);
  },

  async export(engine, { words: [address], status, format }) {
    const all = ofStatus(await engine.list({ withText: true }), status);
    const leads = address === undefined ? all : all.filter(names(address));
    if (format === 'json') return JSON.stringify(leads, null, 2);
    if (format === 'csv') return formatCsv(leads);
    throw new EngineError('--format is csv or json.');
  },

  async forget(engine, { words: [address = '', ...others], yes }) {
    if (!address.includes('@') || others.length > 0)
      throw new EngineError('Name one mail address.');
    const leads = (await engine.list({ withText: true })).filter(names(address));
    if (leads.length === 0) return 'Nothing here names this address.';
    if (!yes) return `${leads.length} would lose what names this address. Add --yes.`;
    for (const { key } of leads) await engine.call(key, 'forget', address);
    return `Deleted from ${leads.length}. What was mailed already is in the team’s mailbox.`;
  },

  async connect(engine, { at }) {
    if (!at || !URL.canParse(at)) {
      throw new EngineError(
        'Say at which address the engine reaches the site: --at http://host:3000',
      );
    }
    await engine.connect(at);
    return `The engine calls ${new URL('/api/engine', at).href} from now on.`;
  },
};

/** Says of a lead whether its text names a mail address. */
function names(address: string) {
  return ({ lead }: KnownLead) => lead?.parts.some(({ text }) => mentions(text, address)) ?? false;
}

function ofStatus(leads: KnownLead[], status: string | undefined): KnownLead[] {
  if (status === undefined) return leads;
  if (!statuses.some((one) => one === status)) {
    throw new EngineError(`--status is one of ${statuses.join(', ')}.`);
  }
  return leads.filter(({ state }) => state.status === status);
}

const done = { release: 'released', discard: 'discarded' } as const;

async function callEach(
  engine: EngineClient,
  request: Request,
  handler: keyof typeof done,
  from: readonly LeadStatus[],
): Promise<string> {
  const leads = await choose(engine, { ...request, show: false }, from);
  const results: string[] = [];
  for (const { key } of leads) {
    const isDone = await engine.call(key, handler);
    results.push(`${shortKey(key)}  ${isDone ? done[handler] : 'was done already'}`);
  }
  return results.join('\n') || 'No lead.';
}

/** Returns the leads named by the beginnings of their keys, or all of these statuses. */
async function choose(
  engine: EngineClient,
  { words, all }: Request,
  from: readonly LeadStatus[],
): Promise<KnownLead[]> {
  const leads = await engine.list({ withText: from === statuses });
  const possible = leads.filter(({ state }) => from.includes(state.status));
  if (all) return possible;
  if (words.length === 0)
    throw new EngineError(`Name leads by their keys, or --all (${from.join(', ')}).`);
  return words.map((word) => {
    const found = possible.filter(({ key }) => key.startsWith(word));
    if (found.length === 1 && found[0]) return found[0];
    const problem =
      found.length > 1 ? 'stands for several leads' : `is no lead that is ${from.join(' or ')}`;
    throw new EngineError(`${word} ${problem}.`);
  });
}
