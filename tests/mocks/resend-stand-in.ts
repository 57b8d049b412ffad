import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, listen } from './free-port';
import {
  type Answer,
  type Mood,
  moodAnswer,
  problem,
  type ResendMode,
  resendModes,
} from './resend-moods';
import { sendAgain } from './send-again';

/** A mail as the provider received it (with the provider's own field names). */
export interface RecordedMail {
  id: string;
  idempotencyKey: string | undefined;
  from: string;
  to: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
}

/** Stands in for the provider's `POST /emails`; `GET /__mails`, `POST /__mode` and `POST /__reset` are for tests. */
export interface ResendStandIn {
  url: string;
  apiKey: string;
  /** The variables that make a site mail through this stand-in. */
  env: { RESEND_API_KEY: string; RESEND_BASE_URL: string };
  /** Returns the delivered mails, oldest first. */
  mails(): RecordedMail[];
  /** Returns the number of requests to `/emails`, delivered or not. */
  requestCount(): number;
  setMode(mode: ResendMode): void;
  reset(): void;
  close(): Promise<void>;
}

interface State extends Mood {
  requests: number;
  mails: RecordedMail[];
  /** Mails with one of these texts are refused in any mode, so that parallel tests do not disturb each other. */
  refusedTexts: Set<string>;
  /** Per idempotency key: the payload, and the id once the mail was delivered. */
  keys: Map<string, { payload: string; id?: string }>;
}

function fresh(): State {
  return {
    mode: 'accept',
    requests: 0,
    mails: [],
    taken: [],
    refusedTexts: new Set(),
    keys: new Map(),
  };
}

/** Starts the stand-in; it accepts mails with this API key. */
export async function startResendStandIn({
  port = 0,
  apiKey = 're_local',
} = {}): Promise<ResendStandIn> {
  const state: State = fresh();
  const reset = () => Object.assign(state, fresh());
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const route = `${request.method} ${request.url}`;
    if (route === 'POST /emails') return takeMail(state, request, body, apiKey, response);
    if (route === 'GET /__mails') return send(response, 200, state.mails);
    if (route === 'POST /__reset') {
      reset();
      return send(response, 200, { ok: true });
    }
    if (route === 'POST /__mode') return send(response, ...setModeFrom(state, body));
    send(response, 404, { name: 'not_found', statusCode: 404, message: 'not found' });
  });
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    apiKey,
    env: { RESEND_API_KEY: apiKey, RESEND_BASE_URL: url },
    mails: () => [...state.mails],
    requestCount: () => state.requests,
    setMode: (mode) => Object.assign(state, { mode }),
    reset,
    close: () => close(server),
  };
}

async function takeMail(
  state: State,
  request: IncomingMessage,
  payload: string,
  apiKey: string,
  response: ServerResponse,
): Promise<void> {
  state.requests += 1;
  if (state.mode === 'hang') return;
  if (state.mode === 'drop-once') {
    state.mode = 'accept';
    return void response.destroy();
  }
  if (request.headers.authorization !== `Bearer ${apiKey}`) {
    return sendAnswer(response, problem(403, 'invalid_api_key'));
  }
  const key = request.headers['idempotency-key'];
  if ([...state.refusedTexts].some((text) => payload.includes(text))) {
    return sendAnswer(response, problem(422, 'validation_error'));
  }
  const refused =
    moodAnswer(state) ?? keyAnswer(state, typeof key === 'string' ? key : '', payload);
  if (refused) return sendAnswer(response, refused);
  const { mode } = state;
  const answer = await deliver(state, typeof key === 'string' ? key : undefined, payload);
  if (mode === 'answer-twice') sendAgain(response, answer.status, JSON.stringify(answer.body));
  if (mode !== 'drop-answer') return sendAnswer(response, answer);
  state.mode = 'accept';
  response.destroy();
}

/** Applies the provider's rules for a known key: the same mail gets the same answer, another mail a conflict. */
function keyAnswer(state: State, key: string, payload: string): Answer | undefined {
  const known = state.keys.get(key);
  if (key.length > 256) return problem(400, 'invalid_idempotency_key');
  if (!known) return undefined;
  if (known.payload !== payload) return problem(409, 'invalid_idempotent_request');
  if (known.id === undefined) return problem(409, 'concurrent_idempotent_requests');
  return { status: 200, body: { id: known.id } };
}

async function deliver(state: State, key: string | undefined, payload: string): Promise<Answer> {
  const entry: { payload: string; id?: string } = { payload };
  if (key !== undefined) state.keys.set(key, entry);
  if (state.mode === 'slow') await sleep(300);
  const id = crypto.randomUUID();
  entry.id = id;
  state.mails.push({ id, idempotencyKey: key, ...JSON.parse(payload) });
  return { status: 200, body: { id } };
}

function setModeFrom(state: State, body: string): [number, unknown] {
  const { mode, refuse, accept } = JSON.parse(body) as Record<string, unknown>;
  if (typeof refuse === 'string') state.refusedTexts.add(refuse);
  if (typeof accept === 'string') state.refusedTexts.delete(accept);
  if (mode === undefined) return [200, { ok: true }];
  const known = resendModes.find((name) => name === mode);
  if (known === undefined) return [400, { error: `mode is one of ${resendModes.join(', ')}` }];
  state.mode = known;
  return [200, { ok: true }];
}

function sendAnswer(response: ServerResponse, { status, body, retryAfter }: Answer): void {
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  send(response, status, body);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
