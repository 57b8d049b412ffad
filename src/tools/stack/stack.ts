import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connectEngine } from '../leads/engine-client';
import { claimPorts, portsFrom, type StackPorts } from './addresses';
import { keepCertificate } from './certificate';
import { engineAddress, startEngine } from './engine';
import { keepIdentity } from './identity';
import { type Log, printLine } from './log';
import type { Part } from './part';
import { findPrograms, type Programs } from './programs';
import { startProxy, waitForBoth } from './proxy';
import { startRedis } from './redis';
import { planWeb, startWeb } from './web';

export interface StackOptions {
  /** The folder of the build. */
  folder?: string;
  /** The folder in which Redis and the engine keep their data, and where certificate and key are. */
  data?: string;
  /** The first of eleven ports in a row, which is the one for visitors. */
  portsFrom?: number;
  /** Variables of the site, on top of those of this process. */
  env?: Record<string, string>;
  /** Variables of the proxy: its limits. */
  proxyEnv?: Record<string, string>;
  log?: Log;
}

export type PartName = 'redis' | 'engine' | 'first' | 'second' | 'proxy';

export interface Stack {
  /** Where visitors come in. */
  url: string;
  ports: StackPorts;
  /** The variables by which the site reaches Redis and the engine. */
  env: Record<string, string>;
  /** Ends a part as a crash would, and resolves when it is back. */
  kill(name: PartName): Promise<void>;
  restart(name: PartName): Promise<void>;
  /** Returns the id of the process of a part. */
  pid(name: PartName): number | undefined;
  /** Replaces the processes of the site one after the other, with the build of another folder if one is given. */
  release(folder?: string): Promise<void>;
  stop(): Promise<void>;
}

/** The processes of the site, in the order in which a release replaces them. */
const webs = ['first', 'second'] as const;

/**
 * Starts what a server in production runs, on this machine: Redis, the engine of leads, two processes of the site, and
 * the proxy in front. Resolves when visitors can come. Rejects when programs are missing, ports or data are in use, or
 * a part does not start; nothing of it runs then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { folder = '.', data = '.stack', log = printLine } = options;
  const programs = findPrograms();
  const ports = portsFrom(options.portsFrom ?? 4600);
  const home = resolve(data);
  await claimPorts(ports);
  const leave = enterFolder(home);
  const plan = planParts({ ...options, log, folder, ports, programs, home });
  const parts = new Map<string, Part>();
  const partOf = async (name: PartName) => {
    const part = parts.get(name);
    if (!part) throw new Error(`${name} does not run.`);
    return part;
  };
  async function stop(): Promise<void> {
    // Visitors first, data last.
    for (const part of [...parts.values()].reverse()) await part.stop();
    leave();
  }
  async function release(from = folder): Promise<void> {
    for (const name of webs) {
      await (await partOf(name)).restart(planWeb(plan.web(name, from)));
      await waitForBoth(ports);
    }
    await connect(ports, log);
  }
  try {
    for (const [name, start] of Object.entries(plan.starts)) parts.set(name, await start());
    await waitForBoth(ports);
    await connect(ports, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: plan.url,
    ports,
    env: plan.env,
    kill: async (name) => (await partOf(name)).kill(),
    restart: async (name) => (await partOf(name)).restart(),
    pid: (name) => parts.get(name)?.pid(),
    release,
    stop,
  };
}

type Settings = StackOptions & {
  folder: string;
  home: string;
  ports: StackPorts;
  programs: Programs;
  log: Log;
};

/** Says how each part is started, in order. */
function planParts({ folder, home, ports, programs, log, ...options }: Settings) {
  const certificate = join(home, 'localhost.pem');
  keepCertificate(certificate);
  const identity = keepIdentity(join(home, 'identity.pem'));
  const env = siteVariables(ports, identity.publicKey);
  const url = `https://localhost:${ports.https}`;
  const common = { data: home, ports, log };
  const web = (name: (typeof webs)[number], from: string) => ({
    name,
    folder: from,
    port: ports[name],
    env: { ...env, ...options.env },
  });
  const starts = {
    redis: () =>
      startRedis({ ...common, program: programs.redis, token: env.UPSTASH_REDIS_REST_TOKEN }),
    engine: () => startEngine({ ...common, program: programs.restate, identity }),
    first: () => startWeb(web('first', folder), log),
    second: () => startWeb(web('second', folder), log),
    proxy: () =>
      startProxy({
        ports,
        log,
        program: programs.haproxy,
        certificate,
        siteUrl: url,
        env: options.proxyEnv ?? {},
      }),
  } satisfies Record<PartName, () => Promise<Part>>;
  return { url, env, web, starts };
}

function siteVariables(ports: StackPorts, identityKey: string) {
  return {
    UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${ports.bridge}`,
    UPSTASH_REDIS_REST_TOKEN: 'stack',
    RESTATE_INGRESS_URL: `http://127.0.0.1:${ports.ingress}`,
    RESTATE_ADMIN_URL: `http://127.0.0.1:${ports.admin}`,
    RESTATE_IDENTITY_KEY: identityKey,
    CLIENT_IP_MODE: 'proxy:1',
  };
}

/** Marks the folder as in use, and returns what ends that. Throws when a stack that runs has marked it. */
function enterFolder(folder: string): () => void {
  const mark = join(folder, 'pid');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner)) {
    throw new Error(`The data in ${folder} are in use by process ${owner}.`);
  }
  writeFileSync(mark, String(process.pid));
  return () => rmSync(mark, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function connect(ports: StackPorts, log: Log): Promise<void> {
  const said = await connectEngine(engineAddress(ports))
    .connect(`http://127.0.0.1:${ports.calls}`)
    .then(() => 'knows this release', String);
  log('engine', said);
}
