import { env } from '@/server/env';
import { errorKind, logError } from '@/server/log';
import { countLead } from '@/server/metrics';
import { engineDeadlineMs, enginePauseMs } from '@/site/limits';
import type { Lead } from './lead';

/** Who keeps leads until they are mailed, independent of this process. */
export interface LeadQueue {
  /** Hands a lead over under the key of its mail. True only when it is kept for good; equal keys are one lead. */
  enqueue(key: string, lead: Lead): Promise<boolean>;
}

/** Until this time the engine gets no leads: an outage costs one wait a second. */
let restsUntil = 0;
/** Whether the failure has been logged; an outage is logged once, however long it lasts. */
let isDown = false;

/** Returns the durable engine as a queue; undefined where none is configured. */
export function openLeadQueue(): LeadQueue | undefined {
  const { RESTATE_INGRESS_URL: url, RESTATE_INGRESS_TOKEN: token } = env();
  return url === undefined ? undefined : { enqueue: (key, lead) => enqueue(url, token, key, lead) };
}

async function enqueue(
  url: string,
  token: string | undefined,
  key: string,
  lead: Lead,
): Promise<boolean> {
  if (Date.now() < restsUntil) return false;
  try {
    // With `/send` the engine answers as soon as it has written the call to its log, before any of it is done.
    const answer = await fetch(new URL(`/Lead/${encodeURIComponent(key)}/accept/send`, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(engineDeadlineMs),
    });
    if (!(await isTaken(answer))) throw new EngineRefused(`status ${answer.status}`);
    isDown = false;
    countLead('accepted');
    return true;
  } catch (error) {
    if (!isDown) logError('engine.fallback', { cause: errorKind(error) });
    isDown = true;
    restsUntil = Date.now() + enginePauseMs;
    return false;
  }
}

/** Only the id of the call proves that the engine has it: another server in its place may say 200, too. */
async function isTaken(answer: Response): Promise<boolean> {
  const said: unknown = await answer.json().catch(() => undefined);
  const { invocationId } = (said ?? {}) as { invocationId?: unknown };
  return answer.ok && typeof invocationId === 'string';
}

/** The engine answered, but did not take the lead. */
class EngineRefused extends Error {
  override readonly name = 'EngineRefused';
}
