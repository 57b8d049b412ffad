import { join } from 'node:path';
import type { EngineAddress } from '../leads/engine-client';
import { answers, type StackPorts } from './addresses';
import type { Identity } from './identity';
import type { Log } from './log';
import { type Part, startPart } from './part';

interface Settings {
  program: string;
  /** The folder its data stay in. */
  data: string;
  ports: StackPorts;
  identity: Identity;
  log: Log;
}

/** Where an engine listens on this machine. */
export type EnginePorts = Pick<StackPorts, 'ingress' | 'admin' | 'node'>;

/** Returns the addresses of an engine that runs on this machine. */
export function engineAddress({ ingress, admin }: EnginePorts): EngineAddress {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return { ingress: at(ingress), admin: at(admin), token: undefined };
}

/** Returns the variables of Restate as one node, as small as it gets; `data` is the folder its data stay in. */
export function engineVariables(data: string, ports: EnginePorts, identity: Identity) {
  return {
    RESTATE_NODE_NAME: 'stack',
    RESTATE_BASE_DIR: join(data, 'restate'),
    RESTATE_LISTEN_MODE: 'tcp',
    RESTATE_BIND_IP: '127.0.0.1',
    RESTATE_ADVERTISED_HOST: '127.0.0.1',
    RESTATE_BIND_PORT: String(ports.node),
    RESTATE_INGRESS__BIND_PORT: String(ports.ingress),
    RESTATE_ADMIN__BIND_PORT: String(ports.admin),
    RESTATE_WORKER__INVOKER__REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: identity.file,
    RESTATE_DISABLE_TELEMETRY: 'true',
    // It asks a public server for newer versions of itself, in vain where it cannot reach any.
    RESTATE_LOG_FILTER: 'warn,octocrab=off',
    RESTATE_LOG_FORMAT: 'compact',
    RESTATE_LOG_DISABLE_ANSI_CODES: 'true',
    RESTATE_DEFAULT_NUM_PARTITIONS: '2',
    RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '128 MiB',
    // Leads can wait, visitors cannot: the site is asked for few steps at a time, for each of the partitions.
    RESTATE_WORKER__INVOKER__CONCURRENT_INVOCATIONS_LIMIT: '4',
    RESTATE_ADMIN__QUERY_ENGINE__MEMORY_SIZE: '64 MiB',
    RESTATE_BIFROST__RECORD_CACHE_MEMORY_SIZE: '16 MiB',
  };
}

/** Says whether the engine takes calls. */
export async function isEngineReady({ ingress, admin }: EngineAddress): Promise<boolean> {
  return (await answers(`${ingress}/restate/health`)) && (await answers(`${admin}/health`));
}

/** Starts Restate, the engine that keeps leads until they are mailed. */
export function startEngine({ program, data, ports, identity, log }: Settings): Promise<Part> {
  return startPart(
    {
      command: [program, '--no-logo'],
      env: engineVariables(data, ports, identity),
      isReady: () => isEngineReady(engineAddress(ports)),
    },
    (line) => log('engine', line),
  );
}
