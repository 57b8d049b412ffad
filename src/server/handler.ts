import type { RateRuleName } from '@/site/limits';
import { type Body, type BodyKind, bodyKind, type Fields, readBody } from './body';
import { type ClientKey, clientKey } from './client-key';
import { EnvError, env } from './env';
import { countFault } from './limits';
import { errorKind, logError, logInfo } from './log';
import { count } from './metrics';
import {
  answerJson,
  crossSite,
  invalid,
  type Outcome,
  tooLarge,
  unavailable,
  wrongMethod,
  wrongType,
} from './outcomes';
import { isOwnOrigin } from './own-origin';

/** A post whose size, type and sender are allowed: the input of a route's own work. */
export interface Post {
  request: Request;
  bytes: Uint8Array;
  fields: Fields;
  client: ClientKey;
}

/** One route of the API. Every route takes POST and nothing else. */
export interface HandlerRow {
  /** The first word of its log lines, such as `message` in `message.refused`. */
  name: string;
  /** Who may post: pages of this site, known by origin, or whoever signed the body; `handle` checks the signature. */
  sender: 'own-pages' | 'signer';
  /** The kinds of body the route reads, each with its largest size in bytes. */
  bytes: Partial<Record<BodyKind, number>>;
  /** The limit that counts a client's ill-formed posts. */
  faults: RateRuleName;
  /** The route's own work. `defineHandler` counts and logs answers of 400, 403 and 413; `handle` logs all others. */
  handle(post: Post): Promise<Outcome>;
  /** Answers a form of a page without JavaScript, once its body was read. Without this function, forms get JSON too. */
  answerForm?(request: Request, fields: Fields, outcome: Outcome): Response;
}

/**
 * Returns the methods of a route, for its `route.ts` to export. Does what every route needs: method (405), type (415)
 * and origin (403) from the headers alone, size (413), JSON, log lines, and a 503 with a log line for any crash. No
 * method rejects.
 */
export function defineHandler(row: HandlerRow) {
  async function takePost(request: Request): Promise<Response> {
    let body: Body | undefined;
    let outcome: Outcome;
    try {
      const kind = bodyKind(request);
      const most = kind && row.bytes[kind];
      if (kind === undefined || most === undefined) outcome = refuse(wrongType);
      else if (!isSenderKnown(request)) outcome = refuse(crossSite);
      else {
        body = await readBody(request, kind, most);
        outcome = await decide(request, body);
      }
    } catch (error) {
      const problem = error instanceof EnvError ? error.message : undefined;
      logError(`${row.name}.crashed`, { cause: errorKind(error), problem });
      outcome = refuse(unavailable);
    }
    countAnswer(outcome);
    const form = body?.kind === 'form' ? body.fields : undefined;
    return (form && row.answerForm?.(request, form, outcome)) ?? answerJson(outcome);
  }

  function isSenderKnown(request: Request): boolean {
    return row.sender === 'signer' || isOwnOrigin(request, env().SITE_URL);
  }

  async function decide(request: Request, { bytes, fields, isWhole }: Body): Promise<Outcome> {
    const client = await clientKey(request);
    let outcome = isWhole ? invalid({}) : tooLarge;
    if (isWhole && fields) outcome = await row.handle({ request, bytes, fields, client });
    return isFault(outcome) ? refuse(await countFault(row.faults, client, outcome)) : outcome;
  }

  function refuse(outcome: Outcome): Outcome {
    logRefusal(row.name, outcome);
    return outcome;
  }

  function countAnswer({ answer }: Outcome): void {
    count('api_answers_total', { route: row.name, error: answer.ok ? 'none' : answer.error });
  }

  const refuseMethod = () => {
    countAnswer(wrongMethod);
    return answerJson(wrongMethod);
  };
  return {
    POST: takePost,
    GET: refuseMethod,
    HEAD: refuseMethod,
    OPTIONS: refuseMethod,
    PUT: refuseMethod,
    PATCH: refuseMethod,
    DELETE: refuseMethod,
  };
}

/** Writes the log line of a refused post: its status and error, nothing of its content. */
export function logRefusal(name: string, { status, answer }: Outcome): void {
  if (!answer.ok) logInfo(`${name}.refused`, { status, error: answer.error });
}

function isFault({ status }: Outcome): boolean {
  return status === 400 || status === 403 || status === 413;
}
