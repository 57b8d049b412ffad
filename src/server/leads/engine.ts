import { createEndpointHandler } from '@restatedev/restate-sdk/fetch';
import { env } from '@/server/env';
import { logError } from '@/server/log';
import { digestObject } from './digest-object';
import { leadObject } from './lead-object';
import { mailerObject } from './mailer-object';
import { outboxObject } from './outbox-object';

type Engine = (request: Request) => Promise<Response>;

let engine: Engine | undefined;

/** The header in which the engine signs its calls. */
const signature = 'x-restate-jwt-v1';

/**
 * Does what the durable engine asks for: the steps of its objects. Only the engine whose key is configured can ask;
 * without a key the address does not exist. What bears no signature is refused here, because the engine's package would
 * read the whole body first, say who it is, and log an error.
 */
export async function answerEngine(request: Request): Promise<Response> {
  const { RESTATE_IDENTITY_KEY } = env();
  if (RESTATE_IDENTITY_KEY === undefined) return new Response(null, { status: 404 });
  if (!request.headers.has(signature)) return new Response(null, { status: 401 });
  engine ??= createEngine(RESTATE_IDENTITY_KEY);
  return engine(request);
}

function createEngine(identityKey: string): Engine {
  provideWithResolvers();
  return createEndpointHandler({
    services: [leadObject, outboxObject, digestObject, mailerObject],
    identityKeys: [identityKey],
    logger: ({ level, context }, message) => {
      if (level !== 'error' && level !== 'warn') return;
      const [say = ''] = String(message).split('\n', 1);
      logError('engine.fault', { target: context?.invocationTarget, say });
    },
  });
}

/** The engine's package uses a function of Node 22. */
function provideWithResolvers(): void {
  Promise.withResolvers ??= function withResolvers<T>() {
    let settle: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'> | undefined;
    const promise = new Promise<T>((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { promise, ...(settle as NonNullable<typeof settle>) };
  };
}
