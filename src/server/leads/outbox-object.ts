import { implement, type ObjectContext } from '@restatedev/restate-sdk/fetch';
import { attemptMail } from '@/server/mail-attempt';
import { leadMail } from '@/site/limits';
import { internal, leadContract, type MailCall, objectOptions, outboxContract } from './contracts';
import { closedAfter } from './decide';

export const outboxObject = implement(outboxContract, {
  handlers: {
    async mail(ctx, call) {
      // It waits before it takes a text: the engine keeps what a call has read until the call ends.
      const wait = ((await ctx.get<number>('closedUntil')) ?? 0) - (await ctx.date.now());
      if (wait > 0) await ctx.sleep(Math.min(wait, leadMail.askedMostMs));
      const pause = await mailOnce(ctx, call);
      if (pause > 0) ctx.set('closedUntil', (await ctx.date.now()) + pause);
    },
  },
  options: { ...objectOptions, ...internal },
});

/** Asks the provider once to take a lead that still waits; returns how long nothing more is mailed (milliseconds). */
export async function mailOnce(ctx: ObjectContext, { key, turn }: MailCall): Promise<number> {
  const taken = await ctx.client(leadContract, key).take(turn);
  if (!taken) return 0;
  // After a crash in between, the provider is asked again, and knows the key.
  const attempt = await ctx.run('mail', () =>
    attemptMail(taken.mail, taken.key, leadMail.attemptMs),
  );
  ctx.sendClient(leadContract, key).settle({ turn, attempt });
  return closedAfter(attempt);
}
