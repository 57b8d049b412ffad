import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/server/env';
import { errorKind, logError } from '@/server/log';
import { answerPlainly } from './plain-answer';
import { watchDependencies } from './readiness';
import { openRegistry, type PrintMetrics } from './registry';
import { isStopping } from './stopping';

/** Answers a request for an operator's address, by its path; says whether it is one. */
export type AnswerOperator = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => boolean;

/**
 * Opens the addresses for operators and their machines (docs/runbook.md): `/healthz`, `/readyz` and, with the token,
 * `/metrics`. Without the token, `/metrics` is left to Next, which knows no such address. Counting begins here,
 * if there is a token to read the metrics with.
 */
export function openOperations(): AnswerOperator {
  const { OPERATIONS_TOKEN: token } = env();
  const checkDependencies = watchDependencies();
  const printMetrics = token === undefined ? undefined : openRegistry();

  async function answerReady(response: ServerResponse): Promise<void> {
    const dependencies = await checkDependencies();
    const state = isStopping() ? 'stopping' : dependencies.pages === 'ok' ? 'ready' : 'unable';
    answerPlainly(response, {
      status: state === 'ready' ? 200 : 503,
      text: `${JSON.stringify({ state, ...dependencies })}\n`,
      headers: { 'Content-Type': 'application/json' },
    });
  }

  async function answerMetrics(response: ServerResponse, print: PrintMetrics): Promise<void> {
    try {
      const { type, text } = await print();
      answerPlainly(response, { status: 200, text, headers: { 'Content-Type': type } });
    } catch (error) {
      logError('metrics.failed', { cause: errorKind(error) });
      answerPlainly(response, { status: 500, text: 'Internal Server Error\n' });
    }
  }

  return (request, response, path) => {
    if (path === '/healthz') answerPlainly(response, { status: 200, text: 'ok\n' });
    else if (path === '/readyz') void answerReady(response);
    else if (path === '/metrics' && printMetrics && mayRead(request, token))
      void answerMetrics(response, printMetrics);
    else return false;
    return true;
  };
}

/** Says whether a request has the token, in a time that says nothing of how much of it is right. */
function mayRead({ headers }: IncomingMessage, token: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
