import { relative } from 'node:path';
import { Refusal } from './refusal';

/**
 * Loads the part of a command that reads the site's own code. Where that is broken, a `Refusal` says in which file, as
 * those who change a schema and ask what that does are told nothing by the stack of our own.
 */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n');
    const place = lines.find((line) => /ERROR:/.test(line)) ?? lines[0] ?? '';
    const [, path = '', rest = ''] = /^(\/[^:]+)(:.*)$/.exec(place.trim()) ?? [];
    const why = path === '' ? place : `${relative(process.cwd(), path)}${rest}`;
    throw new Refusal(`The code of the site cannot be loaded, so nothing is compared: ${why}`);
  }
}
