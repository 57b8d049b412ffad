import { availableParallelism } from 'node:os';
import { Worker, workerData } from 'node:worker_threads';
import type { BodyInput, BodyOutput, WorkerModule } from './types';

/** Worker threads that compile the exact way, started as they are needed. */
export interface ExactPool {
  compile(input: BodyInput): Promise<BodyOutput>;
  close(): Promise<void>;
}

interface Job {
  readonly input: BodyInput;
  readonly finish: (output: BodyOutput) => void;
}

/** Each worker holds a whole compiler: more of them cost more memory than they save time. */
const mostWorkers = Math.min(4, availableParallelism());

/** Whether this is such a worker itself, whose own pipeline compiles in place. */
export const inExactWorker = Object(workerData).isExactWorker === true;

/** Starts a pool whose workers make their pipeline with the given module. */
export function startPool(module: WorkerModule): ExactPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();

  const startNext = (): void => {
    if (waiting.length === 0) return;
    const worker = idle.pop() ?? (busy.size < mostWorkers ? startWorker() : undefined);
    const job = worker && waiting.shift();
    if (!job) return;
    busy.set(worker, job);
    worker.ref();
    try {
      worker.postMessage(job.input);
    } catch (reason) {
      // Data that cannot be sent, a function in the frontmatter say: the worker is none the worse.
      worker.unref();
      idle.push(worker);
      finish(worker, describeCrash(job.input, reason));
    }
  };

  const finish = (worker: Worker, output: BodyOutput): void => {
    const job = busy.get(worker);
    busy.delete(worker);
    job?.finish(output);
    startNext();
  };

  const startWorker = (): Worker => {
    const worker = new Worker(new URL('./exact-worker.mjs', import.meta.url), {
      workerData: { ...module, isExactWorker: true },
    });
    worker.on('message', (output: BodyOutput) => {
      // An idle worker does not keep the process alive.
      worker.unref();
      idle.push(worker);
      finish(worker, output);
    });
    const fail = (reason: unknown): void => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      const job = busy.get(worker);
      if (job) finish(worker, describeCrash(job.input, reason));
    };
    worker.on('error', fail);
    worker.on('exit', (exitCode) => fail(`the worker ended with ${exitCode}`));
    return worker;
  };

  return {
    compile: (input) =>
      new Promise((resolve) => {
        waiting.push({ input, finish: resolve });
        startNext();
      }),
    close: async () => {
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

function describeCrash(input: BodyInput, error: unknown): BodyOutput {
  const { message = error } = Object(error);
  const finding = {
    line: 1,
    column: 1,
    code: 'compiler-failed',
    found: String(message).split('\n', 1)[0] ?? '',
    expected: `the compiler to finish ${input.name}`,
    fix: 'Take out the last change to the document or to the plugins, and report what is found here.',
  };
  return { code: '', way: 'exact', because: 'its worker ended', findings: [finding] };
}
