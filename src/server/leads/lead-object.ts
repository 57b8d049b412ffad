import { implement, type ObjectContext, rpc } from '@restatedev/restate-sdk/fetch';
import { logError, logInfo } from '@/server/log';
import { count, countLead } from '@/server/metrics';
import { leadMemoryMs } from '@/site/limits';
import {
  digestContract,
  internal,
  leadContract,
  type MailCall,
  objectOptions,
  outboxContract,
  theOnly,
} from './contracts';
import { afterAttempt, beforeAttempt, renewed } from './decide';
import { digestLead } from './digest-mail';
import type { Lead, LeadState } from './lead';
import { mentions } from './mentions';

/**
 * What the engine keeps under a lead's key: its state, and the lead itself until it is done. Log lines come last in a
 * handler: what stands before a durable step may run twice.
 */
const readState = (ctx: ObjectContext) => ctx.get<LeadState>('state');
const readLead = (ctx: ObjectContext) => ctx.get<Lead>('lead');

export const leadObject = implement(leadContract, {
  handlers: {
    async accept(ctx, lead) {
      if (await readState(ctx)) return;
      const { kind, at, because, request } = lead;
      const known = { kind, at, because, request };
      const state: LeadState = {
        ...known,
        since: at,
        status: 'held',
        attempts: 0,
        turn: 0,
        edition: 0,
        mayBeOut: false,
        isMarked: false,
      };
      ctx.set('lead', lead);
      if (because === undefined) return plan(ctx, state);
      ctx.set('state', state);
      ctx.sendClient(digestContract, theOnly).add(ctx.key);
      logInfo('lead.held', { because, request });
      countLead('held');
    },

    async release(ctx) {
      const state = await readState(ctx);
      if (state?.status !== 'held' && state?.status !== 'parked') return false;
      // A person has looked at it: what may be out goes out once more, with a mark.
      plan(ctx, { ...renewed(state), since: await ctx.date.toJSON() });
      logInfo('lead.released', { request: state.request });
      countLead('released');
      return true;
    },

    async discard(ctx) {
      const state = await readState(ctx);
      if (!state || !(await readLead(ctx))) return false;
      finish(ctx, { ...state, status: 'discarded' });
      logInfo('lead.discarded', { request: state.request });
      countLead('discarded');
      return true;
    },

    async forget(ctx, address) {
      const [state, lead] = [await readState(ctx), await readLead(ctx)];
      const others = lead?.parts.filter(({ text }) => !mentions(text, address)) ?? [];
      if (!state || !lead || others.length === lead.parts.length) return false;
      if (others.length === 0) finish(ctx, { ...state, status: 'discarded' });
      else {
        ctx.set('lead', digestLead(others, lead.at));
        ctx.set('state', renewed(state));
      }
      logInfo('lead.forgotten', { request: state.request });
      return true;
    },

    async take(ctx, turn) {
      const [state, lead] = [await readState(ctx), await readLead(ctx)];
      if (!lead || state?.status !== 'waiting' || state.turn !== turn) return null;
      const next = beforeAttempt(state, await ctx.date.now());
      ctx.set('state', next);
      if (next.status === 'parked') {
        logParked(next);
        return null;
      }
      const { mail } = lead;
      const subject = next.isMarked ? `Possible duplicate: ${mail.subject}` : mail.subject;
      const key = next.edition === 0 ? ctx.key : `${ctx.key}-${next.edition}`;
      return { mail: { ...mail, subject }, key };
    },

    async settle(ctx, { turn, attempt }) {
      const before = await readState(ctx);
      if (before?.status !== 'waiting' || before.turn !== turn) return;
      const now = await ctx.date.now();
      const { state, againInMs } = afterAttempt(before, attempt, {
        now,
        chance: ctx.rand.random(),
      });
      if (againInMs !== undefined) plan(ctx, state, againInMs);
      else if (state.status === 'mailed') finish(ctx, state);
      else ctx.set('state', state);
      const { attempts, reason, request, kind } = state;
      if (attempt.is === 'failed') {
        count('mails_total', { result: 'failed', reason: attempt.reason });
      }
      if (state.status === 'mailed') {
        logInfo('lead.mailed', { kind, attempts, request });
        countLead('mailed');
      } else if (state.status === 'parked') logParked(state);
      else {
        logError('lead.delayed', { kind, attempts, reason, request });
        countLead('retried');
      }
    },

    async takeHeld(ctx) {
      const [state, lead] = [await readState(ctx), await readLead(ctx)];
      if (!lead || state?.status !== 'held') return [];
      finish(ctx, { ...state, status: 'digested' });
      countLead('digested');
      return lead.parts;
    },

    async expire(ctx) {
      // A lead that was accepted again meanwhile has its text.
      if (!(await readLead(ctx))) ctx.clearAll();
    },
  },
  options: {
    ...objectOptions,
    handlers: { take: internal, settle: internal, takeHeld: internal, expire: internal },
  },
});

/** Has a lead mailed after a pause (milliseconds). */
function plan(ctx: ObjectContext, state: LeadState, delay = 0): void {
  const turn = state.turn + 1;
  ctx.set('state', { ...state, status: 'waiting', turn });
  ctx
    .sendClient(outboxContract, theOnly)
    .mail({ key: ctx.key, turn }, rpc.sendOpts<MailCall>({ delay }));
}

/** Ends a lead: its text is deleted, and its key is remembered for a while. */
function finish(ctx: ObjectContext, state: LeadState): void {
  ctx.set('state', state);
  ctx.clear('lead');
  ctx.sendClient(leadContract, ctx.key).expire(rpc.sendOpts<void>({ delay: leadMemoryMs }));
}

function logParked({ kind, attempts, reason, request }: LeadState): void {
  logError('lead.parked', { kind, attempts, reason, request });
  countLead('parked');
}
