import { join } from 'node:path';
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

/** Starts Restate, the engine that keeps leads until they are mailed: one node, as small as it gets. */
export function startEngine({ program, data, ports, identity, log }: Settings): Promise<Part> {
  const ingress = `http://127.0.0.1:${ports.ingress}`;
  const admin = adminUrl(ports);
  return startPart(
    {
      command: [program, '--no-logo'],
      env: {
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
        RESTATE_ADMIN__QUERY_ENGINE__MEMORY_SIZE: '64 MiB',
        RESTATE_BIFROST__RECORD_CACHE_MEMORY_SIZE: '16 MiB',
      },
      isReady: async () =>
        (await answers(`${ingress}/restate/health`)) && (await answers(`${admin}/health`)),
    },
    (line) => log('engine', line),
  );
}

/** Makes a release known to the engine, which asks it what it can do; returns what went wrong, if something did. */
export async function connectRelease(ports: StackPorts): Promise<string | undefined> {
  const answer = await fetch(`${adminUrl(ports)}/deployments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      uri: `http://127.0.0.1:${ports.calls}/api/engine`,
      use_http_11: true,
      force: true,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.ok ? undefined : (await answer.text()).slice(0, 300);
}

function adminUrl({ admin }: StackPorts): string {
  return `http://127.0.0.1:${admin}`;
}
