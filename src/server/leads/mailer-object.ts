import { implement } from '@restatedev/restate-sdk/fetch';
import { internal, mailerContract, objectOptions } from './contracts';
import { mailOnce } from './outbox-object';

/** Its steps stay as they are: the engine goes on with a call where the release before has left it. */
export const mailerObject = implement(mailerContract, {
  handlers: {
    async mail(ctx, call) {
      const pause = await mailOnce(ctx, call);
      if (pause > 0) await ctx.sleep(pause);
    },
  },
  options: { ...objectOptions, ...internal },
});
