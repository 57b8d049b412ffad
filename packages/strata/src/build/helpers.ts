import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { listFiles } from '../read/files';
import { buildDocument } from './documents';
import { openProject, type ProjectOptions } from './project';

/**
 * A program that opens the same project and calls `helpBuild`, for a process of its own: a config's functions cannot be
 * sent to another.
 */
export interface HelperProgram {
  readonly path: string;
  readonly args: readonly string[];
}

/** Processes that compile documents of a long list from its end, while this one goes on from its beginning. */
export interface Helpers {
  /** Counts a document that was compiled here; `left` says how many come after it. */
  noteCompiled(left: () => number): void;
  /** Resolves when they have ended. */
  stop(): Promise<void>;
}

/** Milliseconds: a helper loads the config and the compilers before its first document, which takes one or two seconds. */
const worthHelp = { compiled: 1500, left: 3000 };

/** One processor stays for this process. Each helper holds a whole compiler: more of them cost more than they save. */
function countHelpers(): number {
  const { STRATA_WORKERS: given } = process.env;
  return given === undefined ? Math.min(3, availableParallelism() - 1) : Number(given) || 0;
}

/**
 * Starts helpers once compiling has taken a while and, at this pace, will take a while longer. What they make is found in
 * the store, each document whole or not at all: where one fails, this process does its work.
 */
export function callHelpers(program: HelperProgram | undefined): Helpers {
  let started: ChildProcess[] | undefined;
  let start: number | undefined;
  let compiled = 0;
  return {
    noteCompiled(left) {
      if (!program || started) return;
      start ??= performance.now();
      compiled += 1;
      const spent = performance.now() - start;
      if (spent < worthHelp.compiled) return;
      if ((spent / compiled) * left() < worthHelp.left) return;
      const count = countHelpers();
      started = Array.from({ length: count }, (_, place) => startHelper(program, { place, count }));
    },
    async stop() {
      await Promise.all((started ?? []).map(stopHelper));
    },
  };
}

/** Which of all helpers one is. */
interface Share {
  readonly place: number;
  readonly count: number;
}

/** It gets nothing by messages: this process compiles without a pause in which one could be sent. */
function startHelper({ path, args }: HelperProgram, share: Share): ChildProcess {
  const helper = fork(path, args, {
    // A config speaks for itself once, in the main process.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, [shareName]: JSON.stringify(share) },
  });
  helper.on('error', () => undefined);
  return helper;
}

const shareName = 'STRATA_SHARE';

async function stopHelper(helper: ChildProcess): Promise<void> {
  if (helper.exitCode !== null || helper.signalCode !== null || helper.pid === undefined) return;
  const ended = once(helper, 'exit');
  if (helper.connected) helper.disconnect();
  await ended;
}

/** In a helper's process: compiles its share of the documents into the store, until its parent needs no more or is gone. */
export async function helpBuild(options: ProjectOptions): Promise<void> {
  const { place, count } = JSON.parse(process.env[shareName] ?? '{"place":0,"count":1}') as Share;
  const { project } = await openProject(options);
  const ids = project ? listFiles(project.config.model).toReversed() : [];
  for (const [index, id] of ids.entries()) {
    if (project && index % count === place) await buildDocument(project, id, true);
    // The pause in which it hears of its parent.
    await setImmediate();
    if (!process.connected) return;
  }
  if (process.connected) process.disconnect();
}
