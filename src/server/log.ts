import { currentRequestId } from './current-request';
import { count } from './metrics';

/** What a log line may carry. Never a message, an email address or a network address. */
export type LogDetails = Record<string, string | number | boolean | undefined>;

/** Writes one JSON line about something that went well. */
export function logInfo(event: string, details: LogDetails = {}): void {
  console.log(line('info', event, details));
}

/** Writes one JSON line about something an operator should look at. */
export function logError(event: string, details: LogDetails = {}): void {
  console.error(line('error', event, details));
}

function line(level: 'info' | 'error', event: string, details: LogDetails): string {
  count('log_lines_total', { level });
  const time = new Date().toISOString();
  return JSON.stringify({ time, level, event, request: currentRequestId(), ...details });
}

/** Returns the class name of an error, safe to log: messages of libraries may quote what a visitor sent. */
export function errorKind(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
