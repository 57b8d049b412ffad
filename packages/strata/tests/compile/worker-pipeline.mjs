// What a build makes of a config for worker threads: a module that gives the pipeline. Here a small stand-in for one.
import { threadId } from 'node:worker_threads';

export function makePipeline() {
  return {
    compileExactly: async ({ text }) => {
      if (text === 'crash') throw new Error('the worker has crashed\nsomewhere');
      if (text === 'exit') process.exit(3);
      return { code: `thread ${threadId > 0}: ${text}`, way: 'exact', because: '', findings: [] };
    },
  };
}
