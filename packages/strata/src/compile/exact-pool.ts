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

/** What a worker sends back: what it made, and what plugins wrote into the document's raw data. */
interface Answer {
  readonly output: BodyOutput;
  readonly raw: BodyInput['raw'];
}

/** One processor stays for the main thread. Each worker holds a whole compiler: more of them cost more than they save. */
const mostWorkers = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Milliseconds after which a worker without work ends: a preview that runs all day needs its memory. */
const longestIdle = 5000;

/** Why there is no code where a worker could not even load the config, or ended over a document. */
export const workerEnded = 'its worker ended';

/** Whether this is such a worker itself, whose own pipeline compiles in place. */
export const inExactWorker = Object(workerData).isExactWorker === true;

/** Starts a pool whose workers make their pipeline with the given module. */
export function startPool(module: WorkerModule, most = mostWorkers): ExactPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  const resting = new Map<Worker, NodeJS.Timeout>();

  const rest = (worker: Worker): void => {
    // An idle worker does not keep the process alive.
    worker.unref();
    idle.push(worker);
    resting.set(worker, setTimeout(() => worker.terminate(), longestIdle).unref());
  };

  const startNext = (): void => {
    if (waiting.length === 0) return;
    const worker = idle.pop() ?? (busy.size < most ? startWorker() : undefined);
    const job = worker && waiting.shift();
    if (!job) return;
    busy.set(worker, job);
    clearTimeout(resting.get(worker));
    worker.ref();
    try {
      worker.postMessage(job.input);
    } catch (reason) {
      // Data that cannot be sent, a function in the frontmatter say: the worker is none the worse.
      rest(worker);
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
    worker.on('message', ({ output, raw }: Answer) => {
      Object.assign(Object(busy.get(worker)?.input.raw), raw);
      rest(worker);
      finish(worker, output);
    });
    const fail = (reason: unknown): void => {
      clearTimeout(resting.get(worker));
      resting.delete(worker);
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
  return { code: '', way: 'exact', because: workerEnded, findings: [finding], files: [] };
}
