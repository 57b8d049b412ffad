import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '@/tools/stack/resp';

/** A real redis-server that keeps nothing on disk and listens on loopback only. */
export interface RedisProcess {
  port: number;
  kill(): Promise<void>;
}

/** Starts redis-server and waits for its first answer. Throws after five seconds without one. */
export async function startRedis(port: number): Promise<RedisProcess> {
  const settings = ['--save', '', '--appendonly', 'no', '--dir', '/tmp', '--bind', '127.0.0.1'];
  const child = spawn('redis-server', ['--port', String(port), ...settings], { stdio: 'ignore' });
  const endChild = () => child.kill('SIGKILL');
  process.once('exit', endChild);
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([failed, waitForAnswer(port)]);
  failed.catch(() => undefined);
  return {
    port,
    async kill() {
      process.off('exit', endChild);
      await endProcess(child);
    },
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function waitForAnswer(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const connection = connectRedis(port);
    const [reply] = await connection.send(['PING']).catch(() => []);
    connection.close();
    if (reply === 'PONG') return;
    await sleep(50);
  }
  throw new Error(`redis-server did not answer on port ${port}`);
}
