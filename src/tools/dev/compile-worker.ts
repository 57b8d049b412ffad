import * as core from '@contentlayer2/core';
import { pipe } from '@contentlayer2/utils/effect';

/** A process of its own (`compiler.ts`): loads the configuration once and answers each message with a scan. */
const inOurProcess = core.runMain({ tracingServiceName: 'preview', verbose: false });
const config = await pipe(core.getConfig({}), inOurProcess);

process.on('message', async () => {
  await pipe(core.generateDotpkg({ config, verbose: false }), inOurProcess);
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));
