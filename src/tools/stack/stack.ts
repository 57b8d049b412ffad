import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimPorts, portsFrom, type StackPorts } from './addresses';
import { keepCertificate } from './certificate';
import { connectRelease, startEngine } from './engine';
import { keepIdentity } from './identity';
import { type Log, printLine } from './log';
import type { Part } from './part';
import { findPrograms } from './programs';
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
  /** Replaces the processes of the site one after the other, with the build of another folder if one is given. */
  release(folder?: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts what a server in production runs, on this machine: Redis, the engine of leads, two processes of the site, and
 * the proxy in front. Resolves when visitors can come. Rejects when programs are missing, ports or data are in use, or
 * a part does not start; nothing of it runs then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { folder = '.', data = '.stack', log = printLine, proxyEnv = {} } = options;
  const programs = findPrograms();
  const ports = portsFrom(options.portsFrom ?? 4600);
  const home = resolve(data);
  await claimPorts(ports);
  const leave = enterFolder(home);
  const parts = new Map<PartName, Part>();
  const stop = async () => {
    // Visitors first, data last.
    for (const part of [...parts.values()].reverse()) await part.stop();
    leave();
  };
  try {
    const certificate = join(home, 'localhost.pem');
    keepCertificate(certificate);
    const identity = keepIdentity(join(home, 'identity.pem'));
    const env = siteVariables(ports, identity.publicKey);
    const siteEnv = { ...env, ...options.env };
    const url = `https://localhost:${ports.https}`;
    const common = { data: home, log };
    parts.set(
      'redis',
      await startRedis({
        ...common,
        program: programs.redis,
        port: ports.redis,
        bridgePort: ports.bridge,
        token: env.UPSTASH_REDIS_REST_TOKEN,
      }),
    );
    parts.set(
      'engine',
      await startEngine({ ...common, program: programs.restate, ports, identity }),
    );
    const web = (name: 'first' | 'second', from: string) => ({
      name,
      folder: from,
      port: ports[name],
      env: siteEnv,
    });
    for (const name of ['first', 'second'] as const)
      parts.set(name, await startWeb(web(name, folder), log));
    parts.set(
      'proxy',
      await startProxy({
        program: programs.haproxy,
        ports,
        certificate,
        siteUrl: url,
        env: proxyEnv,
        log,
      }),
    );
    await waitForBoth(ports);
    await connect(ports, log);
    const partOf = (name: PartName) => parts.get(name) ?? Promise.reject(new Error(name));
    return {
      url,
      ports,
      env,
      kill: async (name) => (await partOf(name)).kill(),
      restart: async (name) => (await partOf(name)).restart(),
      async release(from = folder) {
        for (const name of ['first', 'second'] as const) {
          await (await partOf(name)).restart(planWeb(web(name, from)));
          await waitForBoth(ports);
        }
        await connect(ports, log);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
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
  if (owner > 0 && existsSync(`/proc/${owner}`)) {
    throw new Error(`The data in ${folder} are in use by process ${owner}.`);
  }
  writeFileSync(mark, String(process.pid));
  return () => rmSync(mark, { force: true });
}

async function connect(ports: StackPorts, log: Log): Promise<void> {
  const problem = await connectRelease(ports).catch(String);
  log('engine', problem ? `does not know this release: ${problem}` : 'knows this release');
}
