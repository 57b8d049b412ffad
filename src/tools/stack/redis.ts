import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StackPorts } from './addresses';
import type { Log } from './log';
import { type Part, startPart } from './part';
import { connectRedis } from './resp';
import { createRestBridge } from './rest-bridge';

interface Settings {
  program: string;
  /** The folder its data stay in. */
  data: string;
  ports: StackPorts;
  token: string;
  log: Log;
}

/** Starts Redis, which writes each change to disk within a second, and the bridge that speaks Upstash's REST interface. */
export async function startRedis(settings: Settings): Promise<Part> {
  const { program, ports, token, log } = settings;
  const folder = join(settings.data, 'redis');
  mkdirSync(folder, { recursive: true });
  const place = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', folder];
  const part = await startPart(
    {
      command: [program, ...place, '--appendonly', 'yes', '--save', '', '--loglevel', 'warning'],
      isReady: () => ping(ports.redis),
    },
    (line) => log('redis', line),
  );
  const bridge = createRestBridge({ redisPort: ports.redis, token });
  bridge.server.listen(ports.bridge, '127.0.0.1');
  await once(bridge.server, 'listening');
  return {
    ...part,
    async stop() {
      bridge.disconnect();
      bridge.server.close();
      bridge.server.closeAllConnections();
      await part.stop();
    },
  };
}

async function ping(port: number): Promise<boolean> {
  const connection = connectRedis(port);
  const [reply] = await connection.send(['PING']).finally(() => connection.close());
  return reply === 'PONG';
}
