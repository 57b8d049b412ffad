import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineAddress, engineVariables, isEngineReady } from '../../src/tools/stack/engine';
import { keepIdentity } from '../../src/tools/stack/identity';
import { findRestate } from '../../src/tools/stack/programs';
import { freePort } from './free-port';

/** A real Restate server of one node, on loopback only. */
export interface RestateProcess {
  /** The variables that make a site hand its leads to this engine. */
  env: { RESTATE_INGRESS_URL: string; RESTATE_ADMIN_URL: string; RESTATE_IDENTITY_KEY: string };
  /** The folder of its data. */
  folder: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /**
   * Begins it again, with the same data and addresses. With `diskBytes`, no file grows beyond that: writes fail as on a
   * disk that is full.
   */
  start(room?: { diskBytes: number }): Promise<void>;
  /** Ends it and deletes its data. */
  close(): Promise<void>;
}

/** Starts Restate with an empty folder of data and waits until it takes calls. */
export async function startRestate(): Promise<RestateProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'restate-'));
  const identity = keepIdentity(join(folder, 'identity.pem'));
  const ports = { ingress: await freePort(), admin: await freePort(), node: await freePort() };
  const address = engineAddress(ports);
  const env = { ...process.env, ...engineVariables(folder, ports, identity) };
  let child: ChildProcess | undefined;
  const endChild = () => child?.kill('SIGKILL');
  process.once('exit', endChild);

  async function start(room?: { diskBytes: number }): Promise<void> {
    const program = findRestate() ?? 'restate-server';
    const command = room ? limited(program, room.diskBytes) : ([program, []] as const);
    child = spawn(command[0], [...command[1], '--no-logo'], { env, stdio: 'ignore' });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (await isEngineReady(address)) return;
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
      RESTATE_INGRESS_URL: address.ingress,
      RESTATE_ADMIN_URL: address.admin,
      RESTATE_IDENTITY_KEY: identity.publicKey,
    },
    folder: join(folder, 'restate'),
    kill,
    start,
    async close() {
      await kill();
      process.off('exit', endChild);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the command that runs a program whose files end at a size: a write beyond it fails, and kills nothing. */
function limited(program: string, bytes: number): readonly [string, readonly string[]] {
  const script = `trap '' XFSZ; ulimit -f ${Math.ceil(bytes / 512)}; exec "$0" "$@"`;
  return ['sh', ['-c', script, program]];
}
