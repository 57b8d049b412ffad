import { setTimeout as sleep } from 'node:timers/promises';
import type { Lead, LeadState, LeadStatus } from '../../server/leads/lead';

/** Where the durable engine is, and its token where it is a hosted one. */
export interface EngineAddress {
  ingress: string;
  admin: string;
  token: string | undefined;
}

/** A lead as the engine keeps it: `lead` is missing once it is done. */
export interface KnownLead {
  key: string;
  state: LeadState;
  lead?: Lead;
}

/** Thrown with a sentence for the person at the terminal. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** Talks to a running engine, by its SQL interface and its handlers. All functions throw `EngineError`. */
export function connectEngine({ ingress, admin, token }: EngineAddress) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  async function post(url: URL, body: unknown): Promise<unknown> {
    const init = {
      method: 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    };
    const answer = await fetch(url, init).catch((error: unknown) => {
      throw new EngineError(`The engine does not answer at ${url.origin} (${String(error)}).`);
    });
    const text = await answer.text();
    // It may quote the whole page that answered in the site's place.
    if (!answer.ok) throw new EngineError(`It answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  }
  async function query<Row>(sql: string, tries = 10): Promise<Row[]> {
    try {
      const answer = (await post(new URL('/query', admin), { query: sql })) as { rows?: Row[] };
      return answer.rows ?? [];
    } catch (error) {
      // An engine that has just started answers before all its parts do.
      if (tries === 1) throw error;
      await sleep(300);
      return query(sql, tries - 1);
    }
  }

  return {
    /** Returns how many leads there are of each status. Reads no text. */
    async count(): Promise<Partial<Record<LeadStatus, number>>> {
      const counts: Partial<Record<LeadStatus, number>> = {};
      for (const { state } of await this.list({ withText: false })) {
        counts[state.status] = (counts[state.status] ?? 0) + 1;
      }
      return counts;
    },

    /** Returns all leads, oldest first; with their text only where that is asked for. */
    async list({ withText }: { withText: boolean }): Promise<KnownLead[]> {
      const names = withText ? "('state', 'lead')" : "('state')";
      const rows = await query<{ service_key: string; key: 'state' | 'lead'; value_utf8: string }>(
        `SELECT service_key, key, value_utf8 FROM state WHERE service_name = 'Lead' AND key IN ${names}`,
      );
      const known = new Map<string, Partial<KnownLead>>();
      for (const { service_key, key, value_utf8 } of rows) {
        const one = known.get(service_key) ?? {};
        known.set(service_key, { ...one, [key]: JSON.parse(value_utf8) });
      }
      return [...known]
        .flatMap(([key, { state, lead }]) => (state ? [{ key, state, ...(lead && { lead }) }] : []))
        .toSorted((a, b) => a.state.at.localeCompare(b.state.at));
    },

    /** Calls a handler of a lead and returns what it says. */
    async call(key: string, handler: 'release' | 'discard' | 'forget', input?: string) {
      return post(new URL(`/Lead/${encodeURIComponent(key)}/${handler}`, ingress), input);
    },

    /** Makes this release known to the engine, at the address at which the engine reaches the site. */
    async connect(site: string): Promise<void> {
      const uri = new URL('/api/engine', site).href;
      await post(new URL('/deployments', admin), { uri, use_http_11: true, force: true });
    },
  };
}

export type EngineClient = ReturnType<typeof connectEngine>;
