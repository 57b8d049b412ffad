import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { positionAt } from '../finding';
import type { ConfigPlace } from './model';
import { findProperty } from './properties';

/** Finds lines of a config, or of a file it imports, by the stacks of calls in its bundle. */
export interface Places {
  /** The place of a property of what the call defined; of the call where the property cannot be found. */
  find(stack: string | undefined, path?: readonly string[]): ConfigPlace;
}

export interface PlacesOptions {
  /** Of the bundle. */
  readonly outfile: string;
  readonly map: string;
  readonly configPath: string;
  readonly cwd: string;
}

export function openPlaces({ outfile, map, configPath, cwd }: PlacesOptions): Places {
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const frame = new RegExp(
    `${escapePattern(outfile.replaceAll('\\', '/'))}[^\\s:)]*:(\\d+):(\\d+)`,
  );
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const text = texts.get(path) ?? readIfThere(path);
    texts.set(path, text);
    return text;
  };

  function findCall(stack: string | undefined): { path: string; offset: number } {
    const [, line, column] = frame.exec(stack ?? '') ?? [];
    const entry = sources.findEntry(Number(line ?? 0) - 1, Number(column ?? 0) - 1);
    if (!('originalSource' in entry) || entry.originalSource === undefined) {
      return { path: configPath, offset: 0 };
    }
    const path = resolve(dirname(outfile), entry.originalSource);
    const start = lineOffset(textOf(path), entry.originalLine);
    return { path, offset: start + entry.originalColumn };
  }

  return {
    find(stack, path = []) {
      const call = findCall(stack);
      const text = textOf(call.path);
      const position = positionAt(text, findProperty(text, call.offset, path));
      return { file: relative(cwd, call.path).replaceAll('\\', '/'), ...position };
    },
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The offset at which a line (from 0) starts. */
function lineOffset(text: string, line: number): number {
  let offset = 0;
  for (let passed = 0; passed < line; passed += 1) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return offset;
    offset = end + 1;
  }
  return offset;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
