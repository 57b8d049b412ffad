import { readdirSync, readFileSync } from 'node:fs';

/** What a tree of processes has used. */
export interface Usage {
  /** CPU seconds of user and system, of all processes that were ever seen. */
  readonly cpu: number;
  /** Mebibytes in memory, all processes together, when there were most. */
  readonly memory: number;
}

const ticksPerSecond = 100;
const mebibytesPerPage = 4096 / 2 ** 20;
const pause = 20;

/** Looks at a process and its children again and again; `stop` ends that. Linux only. */
export function watchProcesses(root: number): { usage(): Usage; stop(): void } {
  const seconds = new Map<number, number>();
  let memory = 0;
  const look = () => {
    const processes = listTree(root);
    for (const { pid, cpu } of processes) seconds.set(pid, cpu);
    memory = Math.max(
      memory,
      processes.reduce((sum, process) => sum + process.memory, 0),
    );
  };
  const timer = setInterval(look, pause);
  return {
    usage() {
      look();
      return { cpu: [...seconds.values()].reduce((sum, cpu) => sum + cpu, 0), memory };
    },
    stop: () => clearInterval(timer),
  };
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly cpu: number;
  readonly memory: number;
}

function listTree(root: number): Process[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = processes.flatMap((name) => readProcess(Number(name)));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

function readProcess(pid: number): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; fields are counted from its end.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const number = (index: number) => Number(fields[index]);
    const cpu = (number(11) + number(12)) / ticksPerSecond;
    return [{ pid, parent: number(1), cpu, memory: number(21) * mebibytesPerPage }];
  } catch {
    return [];
  }
}
