import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where each part listens, on this machine only. */
export interface StackPorts {
  https: number;
  http: number;
  first: number;
  second: number;
  /** Where the engine calls the site. */
  calls: number;
  health: number;
  redis: number;
  bridge: number;
  /** Where the site posts leads to the engine. */
  ingress: number;
  admin: number;
  node: number;
}

const names = [
  'https',
  'http',
  'first',
  'second',
  'calls',
  'health',
  'redis',
  'bridge',
  'ingress',
  'admin',
  'node',
] as const satisfies (keyof StackPorts)[];

/** Returns ports in a row from this one on, which is the one for visitors. */
export function portsFrom(first: number): StackPorts {
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<
    (typeof names)[number],
    number
  >;
}

/** Throws, naming each, when ports are taken. */
export async function claimPorts(ports: StackPorts): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${name})`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `Something else listens on ${taken.join(', ')}. STACK_PORTS_FROM=5000 npm run stack takes others.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Says whether an address answers with a status below 400. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
