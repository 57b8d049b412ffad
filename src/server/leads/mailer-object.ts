import { implement } from '@restatedev/restate-sdk/fetch';
import { attemptMail } from '@/server/mail-attempt';
import { leadMail } from '@/site/limits';
import { internal, leadContract, mailerContract, objectOptions } from './contracts';
import { closedAfter } from './decide';

export const mailerObject = implement(mailerContract, {
  handlers: {
    async mail(ctx, { key, turn }) {
      const taken = await ctx.client(leadContract, key).take(turn);
      if (!taken) return;
      // After a crash in between, the provider is asked again, and knows the key.
      const attempt = await ctx.run('mail', () =>
        attemptMail(taken.mail, taken.key, leadMail.attemptMs),
      );
      ctx.sendClient(leadContract, key).settle({ turn, attempt });
      await ctx.sleep(closedAfter(attempt));
    },
  },
  options: { ...objectOptions, ...internal },
});
