import { format, inspect, stripVTControlCharacters } from 'node:util';
import { currentRequestId } from '@/server/current-request';
import { count } from '@/server/metrics';

type Level = 'info' | 'warning' | 'error';

const methods = {
  debug: 'info',
  dir: 'info',
  info: 'info',
  log: 'info',
  trace: 'info',
  warn: 'warning',
  error: 'error',
} as const satisfies Partial<Record<keyof Console, Level>>;

/**
 * From this call on, every line of this process is one JSON line. What the framework or a library prints (errors with
 * their stacks, warnings) becomes an event `framework.log`; our own lines (`log.ts`) stay as they are.
 */
export function writeJsonLines(): void {
  for (const [method, level] of Object.entries(methods) as [keyof typeof methods, Level][]) {
    const out = level === 'info' ? process.stdout : process.stderr;
    console[method] = (...values: unknown[]) => void out.write(`${jsonLine(level, values)}\n`);
  }
  // Node prints its warnings past the console unless another listener is set.
  process.removeAllListeners('warning').on('warning', (warning) => console.warn(warning));
}

/** Returns what was printed as one JSON line: the words, and the stacks of errors as one string. */
export function jsonLine(level: Level, values: readonly unknown[]): string {
  const [first] = values;
  if (values.length === 1 && isOwnLine(first)) return first;
  const errors = values.filter((value) => value instanceof Error);
  const words = values.map((value) => (value instanceof Error ? String(value) : value));
  count('log_lines_total', { level });
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    event: 'framework.log',
    request: currentRequestId(),
    say: stripVTControlCharacters(format(...words)).trim(),
    stack: errors.length > 0 ? errors.map((error) => inspect(error)).join('\n') : undefined,
  });
}

function isOwnLine(value: unknown): value is string {
  return typeof value === 'string' && /^\{"time":"[^\n]*\}$/.test(value);
}
