import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, type StackPorts } from './addresses';
import type { Log } from './log';
import { type Part, startPart } from './part';

interface Settings {
  program: string;
  ports: StackPorts;
  certificate: string;
  siteUrl: string;
  /** Limits for tests, which come from one address (the variables of `deploy/haproxy.cfg`). */
  env: Record<string, string>;
  log: Log;
}

/** Where the proxy asks a process of the site whether it takes visitors. */
const readyPath = '/readyz';

/** Starts HAProxy with the configuration of production, on ports of this machine. */
export function startProxy({ program, ports, certificate, ...settings }: Settings): Promise<Part> {
  const at = (port: number) => `127.0.0.1:${port}`;
  return startPart(
    {
      command: [program, '-db', '-f', resolve('deploy/haproxy.cfg')],
      env: {
        PLAIN_BIND: at(ports.http),
        TLS_BIND: at(ports.https),
        ENGINE_BIND: at(ports.calls),
        HEALTH_BIND: at(ports.health),
        FIRST: at(ports.first),
        SECOND: at(ports.second),
        // Certbot is not part of the stack: nothing answers there.
        CERTBOT: at(1),
        CERTIFICATE: certificate,
        SITE_URL: settings.siteUrl,
        READY_PATH: readyPath,
        ...settings.env,
      },
      isReady: () => answers(`http://${at(ports.health)}/`),
    },
    (line) => settings.log('proxy', line),
  );
}

/** Resolves once the proxy sees both processes of the site, which it learns with its next check of each. */
export async function waitForBoth({ health }: StackPorts): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await answers(`http://127.0.0.1:${health}/both`)) return;
    await sleep(100);
  }
  throw new Error('The proxy does not see both processes of the site.');
}
