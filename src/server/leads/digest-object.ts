import { implement, type ObjectContext, RestatePromise, rpc } from '@restatedev/restate-sdk/fetch';
import { logInfo } from '@/server/log';
import { digest } from '@/site/limits';
import { digestContract, internal, leadContract, objectOptions, theOnly } from './contracts';
import { digestLead } from './digest-mail';
import type { DigestPart } from './lead';

/** How many texts are asked for at once: the process that gives them answers visitors, too. */
const takenAtOnce = 4;

/** The keys of the leads that wait, and the number of the digest they wait for. */
const readKeys = async (ctx: ObjectContext) => (await ctx.get<string[]>('keys')) ?? [];
const readRound = async (ctx: ObjectContext) => (await ctx.get<number>('round')) ?? 0;

export const digestObject = implement(digestContract, {
  handlers: {
    async add(ctx, key) {
      const known = await readKeys(ctx);
      const keys = [...known, key];
      ctx.set('keys', keys);
      const round = (await readRound(ctx)) + (known.length === 0 ? 1 : 0);
      ctx.set('round', round);
      const close = (delay: number) =>
        ctx.sendClient(digestContract, theOnly).close(round, rpc.sendOpts<number>({ delay }));
      if (known.length === 0) close(digest.pauseMs);
      if (keys.length === digest.messagesPerMail) close(0);
    },

    async close(ctx, round) {
      const keys = await readKeys(ctx);
      if (keys.length === 0 || (await readRound(ctx)) !== round) return;
      ctx.clear('keys');
      const parts: DigestPart[] = [];
      for (let from = 0; from < keys.length; from += takenAtOnce) {
        const some = keys.slice(from, from + takenAtOnce);
        const taken = some.map((key) => ctx.client(leadContract, key).takeHeld());
        parts.push(...(await RestatePromise.all(taken)).flat());
      }
      // Each may have been released or discarded by now.
      if (parts.length === 0) return;
      const at = await ctx.date.toJSON();
      const lead = await ctx.run('compose', () => digestLead(parts, at));
      ctx.sendClient(leadContract, `digest-${ctx.rand.uuidv4()}`).accept(lead);
      logInfo('digest.closed', { messages: parts.length });
    },
  },
  options: { ...objectOptions, ...internal },
});
