import { parseArgs } from 'node:util';
import { startRedisBridge } from './redis-bridge';
import { startResendStandIn } from './resend-stand-in';

/**
 * Runs the mail provider's stand-in beside a built site, and with `--redis` a Redis: `npx tsx tests/mocks/serve.ts
 * --redis 4101 --resend 4102`. Prints the variables the site needs, then runs until a signal ends it.
 */
const { values } = parseArgs({
  options: { redis: { type: 'string' }, resend: { type: 'string', default: '4102' } },
});

const resend = await startResendStandIn({ port: Number(values.resend) });
const redis = values.redis ? await startRedisBridge({ port: Number(values.redis) }) : undefined;

const recipient = { MAIL_TO: 'team@agency.test' };
for (const [name, value] of Object.entries({ ...redis?.env, ...resend.env, ...recipient })) {
  console.log(`${name}=${value}`);
}

async function stop(): Promise<void> {
  await Promise.all([redis?.close(), resend.close()]);
  process.exit(0);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
