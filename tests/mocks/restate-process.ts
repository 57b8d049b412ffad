import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';

/** A real Restate server of one node, on loopback only. */
export interface RestateProcess {
  /** The variables that make a site hand its leads to this engine. */
  env: { RESTATE_INGRESS_URL: string; RESTATE_ADMIN_URL: string; RESTATE_IDENTITY_KEY: string };
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Begins it again, with the same data and addresses. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  close(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);

/** Starts Restate with an empty folder of data and waits until it takes calls. */
export async function startRestate(): Promise<RestateProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'restate-'));
  const identity = createIdentity();
  await writeFile(join(folder, 'identity.pem'), identity.pem);
  const [ingress, admin, node] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    RESTATE_NODE_NAME: 'test',
    RESTATE_BASE_DIR: join(folder, 'data'),
    RESTATE_LISTEN_MODE: 'tcp',
    RESTATE_BIND_IP: '127.0.0.1',
    RESTATE_ADVERTISED_HOST: '127.0.0.1',
    RESTATE_BIND_PORT: String(node),
    RESTATE_INGRESS__BIND_PORT: String(ingress),
    RESTATE_ADMIN__BIND_PORT: String(admin),
    RESTATE_REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: join(folder, 'identity.pem'),
    RESTATE_DISABLE_TELEMETRY: 'true',
    RESTATE_DEFAULT_NUM_PARTITIONS: '1',
    RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '128 MiB',
    RESTATE_LOG_FILTER: 'error',
  };
  const urls = { ingress: `http://127.0.0.1:${ingress}`, admin: `http://127.0.0.1:${admin}` };
  let child: ChildProcess | undefined;
  const endChild = () => child?.kill('SIGKILL');
  process.once('exit', endChild);

  async function start(): Promise<void> {
    child = spawn(binary(), ['--no-logo'], {
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (await isReady(urls)) return;
      await sleep(100);
    }
    throw new Error('Restate did not answer within half a minute');
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    env: {
      RESTATE_INGRESS_URL: urls.ingress,
      RESTATE_ADMIN_URL: urls.admin,
      RESTATE_IDENTITY_KEY: identity.publicKey,
    },
    kill,
    start,
    async close() {
      await kill();
      process.off('exit', endChild);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function binary(): string {
  return resolve(
    `@restatedev/restate-server-${process.platform}-${process.arch}/bin/restate-server`,
  );
}

async function isReady({ ingress, admin }: { ingress: string; admin: string }): Promise<boolean> {
  const answers = [`${ingress}/restate/health`, `${admin}/health`].map((url) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return (await Promise.all(answers)).every(Boolean);
}

/** Returns a new pair of keys: the private one as Restate reads it, the public one as its package does. */
function createIdentity(): { pem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: `publickeyv1_${base58(raw)}`,
  };
}

const base58Letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = base58Letters[Number(rest % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(Math.max(0, zeros)) + text;
}
