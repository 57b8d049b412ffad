import { readFileSync } from 'node:fs';
import { Refusal } from '../refusal';

/** Where the commands of the review put what they found, and look for what the others did. */
export const folderOfResults = 'test-results/review';

/** Reads a file a person named; `-` is standard input. Throws a `Refusal` where it cannot be read. */
export function readNamed(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new Refusal(`${path} cannot be read.`);
  }
}

/** Reads JSON; throws a `Refusal` where it is none. */
export function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`This is not ${name}: it is no JSON.`);
  }
}
