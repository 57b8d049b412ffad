import type { RateRuleName } from '@/site/limits';
import { type Body, type BodyKind, bodyKind, type Fields, readBody } from './body';
import { type ClientKey, clientKey } from './client-key';
import { EnvError, env } from './env';
import { countFault } from './limits';
import { errorKind, logError, logInfo } from './log';
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

/** A post of a size, a type and a sender that are allowed: what a route's own work begins with. */
export interface Post {
  request: Request;
  bytes: Uint8Array;
  fields: Fields;
  client: ClientKey;
}

/** What one route of the API does. All of them take POST and nothing else. */
export interface HandlerRow {
  /** How its log lines begin, such as `message` in `message.refused`. */
  name: string;
  /** Who may post: pages of this site, told by their origin, or whoever signed the body, which `handle` checks. */
  sender: 'own-pages' | 'signer';
  /** The kinds of body it reads, and how many bytes of each at most. */
  bytes: Partial<Record<BodyKind, number>>;
  /** The limit that ill-formed posts of one client are counted against. */
  faults: RateRuleName;
  /** The work itself. Answers of 400, 403 and 413 are counted and logged by `defineHandler`, all others logged by the work. */
  handle(post: Post): Promise<Outcome>;
  /** Answers a form of a page without JavaScript, once its body was read; without it forms get JSON, too. */
  answerForm?(request: Request, fields: Fields, outcome: Outcome): Response;
}

/**
 * Returns the methods of a route, to be exported by its `route.ts`. What every route does is done here: method (405),
 * type (415) and origin (403), told from the headers alone, size (413), JSON, log lines, and a 503 with a log line
 * for whatever breaks. No method rejects.
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

  const refuseMethod = () => answerJson(wrongMethod);
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

/** Writes the log line of a refused post: its status and its error, nothing of what was sent. */
export function logRefusal(name: string, { status, answer }: Outcome): void {
  if (!answer.ok) logInfo(`${name}.refused`, { status, error: answer.error });
}

function isFault({ status }: Outcome): boolean {
  return status === 400 || status === 403 || status === 413;
}
