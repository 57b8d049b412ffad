import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Takes a line that a part has written. */
export type Say = (line: string) => void;
/** Takes a line and the name of the part that wrote it. */
export type Log = (part: string, line: string) => void;

const colours = [36, 35, 33, 32, 34, 95, 96];
const known = new Map<string, number>();

/** Writes a line with its part's name in a colour of its own, without colours where NO_COLOR is set or no one looks. */
export const printLine: Log = (part, line) => {
  if (!known.has(part)) known.set(part, colours[known.size % colours.length] ?? 0);
  const name = part.padEnd(8);
  const isPlain = Boolean(process.env.NO_COLOR) || !process.stdout.isTTY;
  console.log(isPlain ? `${name}| ${line}` : `\u001b[${known.get(part)}m${name}|\u001b[0m ${line}`);
};

/** The engine quotes whole answers when it complains. */
const longest = 2000;

/** Hands on each line of a stream, the beginning of very long ones. */
export function readLines(stream: Readable | null, say: Say): void {
  if (stream) createInterface({ input: stream }).on('line', (line) => say(line.slice(0, longest)));
}
