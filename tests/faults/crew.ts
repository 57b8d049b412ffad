import { setTimeout as sleep } from 'node:timers/promises';
import { connectEngine } from '../../src/tools/leads/engine-client';
import { type Server, serveBuild } from '../e2e/support/copy-commands';
import { fixtureSite } from '../e2e/support/fixture-site';
import { freePort } from '../mocks/free-port';
import { type Front, openFront } from '../mocks/front';
import { startRedisBridge } from '../mocks/redis-bridge';
import { startResendStandIn } from '../mocks/resend-stand-in';
import { startRestate } from '../mocks/restate-process';

type Environment = Record<string, string>;

/** One of the two web processes. */
export interface Web {
  port: number;
  start(env?: Environment, preload?: string): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  output(): string;
}

/** Two of everything that takes messages, each of which can be killed, with the mail provider's stand-in behind. */
export type Crew = Awaited<ReturnType<typeof startCrew>>;

/** Starts two web processes of the built fixture site, a Redis and a Restate, and makes them known to each other. */
export async function startCrew() {
  const [resend, redis, restate] = await Promise.all([
    startResendStandIn(),
    startRedisBridge(),
    startRestate(),
  ]);
  const ports = [await freePort(), await freePort()];
  const front = await openFront(ports);
  const env = {
    ...resend.env,
    ...redis.env,
    ...restate.env,
    SITE_URL: 'http://localhost:3100',
    MAIL_TO: 'team@agency.test',
    CLIENT_IP_MODE: 'proxy:1',
  };
  const webs = ports.map((port) => createWeb(port, env));
  async function close(): Promise<void> {
    front.close();
    await Promise.all(webs.map((web) => web.kill()));
    await Promise.all([resend.close(), redis.close(), restate.close()]);
  }
  const { RESTATE_INGRESS_URL: ingress, RESTATE_ADMIN_URL: admin } = restate.env;
  const engine = connectEngine({ ingress, admin, token: undefined });
  try {
    await Promise.all(webs.map((web) => web.start()));
    await engine.connect(front.url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    resend,
    redis,
    restate,
    webs,
    engine,
    /** The address at which the engine reaches the site. */
    url: front.url,
    post: (text: string, choice: PostChoice = {}) => post(front, ports, text, choice),
    close,
  };
}

function createWeb(port: number, base: Environment): Web {
  let server: Server | undefined;
  let earlier = '';
  return {
    port,
    async start(env = {}, preload) {
      server = await serveBuild({
        folder: fixtureSite,
        port,
        env: { ...base, ...env },
        ...(preload && { preload }),
      });
    },
    async kill() {
      earlier += server?.output() ?? '';
      await server?.stop('SIGKILL');
      server = undefined;
    },
    output: () => earlier + (server?.output() ?? ''),
  };
}

interface PostChoice {
  /** Which web process gets it; without it, the front decides. */
  web?: number;
  /** The visitor's address; one visitor may send only a few messages. */
  visitor?: string;
  /** The id of the filled form. */
  id?: string;
  /** The visitor's mail address. */
  email?: string;
  /** What a program would do: fill in the hidden field. */
  isSuspect?: boolean;
}

let visitors = 0;

/** Posts a message as the page's script does; status 0 where no answer came. */
async function post(front: Front, ports: number[], text: string, choice: PostChoice) {
  visitors += 1;
  const url = choice.web === undefined ? front.url : `http://127.0.0.1:${ports[choice.web]}`;
  const address = choice.visitor ?? `20.${visitors >> 8}.${visitors & 255}.1`;
  const begun = performance.now();
  const answer = await fetch(`${url}/api/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3100',
      'x-forwarded-for': address,
      'idempotency-key': choice.id ?? crypto.randomUUID(),
    },
    body: JSON.stringify({
      email: choice.email ?? 'ewa@example.com',
      message: text,
      ...(choice.isSuspect && { homepage: 'x' }),
    }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return {
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get('retry-after') ?? undefined,
    ms: performance.now() - begun,
  };
}

/** Waits until something holds; throws with `say` when it does not within `seconds`. */
export async function waitFor(
  say: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    if (await holds()) return;
  }
  throw new Error(`not within ${seconds} seconds: ${say}`);
}

/** Where each of these texts is now: how often it was mailed, and what the engine keeps of it. */
export async function account(
  { resend, engine }: Pick<Crew, 'resend' | 'engine'>,
  texts: string[],
) {
  const mails = resend.mails();
  const leads = await engine.list({ withText: true });
  return texts.map((text) => ({
    text,
    mailed: mails.filter((mail) => mail.text.includes(text)).length,
    kept: leads.flatMap(({ state, lead }) => (lead?.mail.text.includes(text) ? state.status : [])),
  }));
}
