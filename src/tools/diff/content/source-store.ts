import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Source } from './read-source';

/** What was read of each content file, by its blob and form. */
export type SourceStore = {
  get(key: string): Source | undefined;
  set(key: string, source: Source): void;
  /** Keeps what this run asked for, if that is anything new; a folder that cannot be written costs time only. */
  save(): void;
};

/** Changes whenever `readSource` gives something else for the same file. */
const version = 1;

/** Opens a store in a file; it begins empty where there is none, or one that cannot be read. */
export function openSourceStore(path: string): SourceStore {
  const known = load(path);
  const used = new Map<string, Source>();
  let isNew = false;
  return {
    get(key) {
      const source = used.get(key) ?? known.get(key);
      if (source) used.set(key, source);
      return source;
    },
    set(key, source) {
      used.set(key, source);
      isNew = true;
    },
    save() {
      if (!isNew) return;
      try {
        mkdirSync(dirname(path), { recursive: true });
        const temporary = `${path}.${process.pid}.tmp`;
        writeFileSync(temporary, serialize({ version, sources: used }));
        renameSync(temporary, path);
      } catch {
        // The next run reads the files again.
      }
    },
  };
}

function load(path: string): Map<string, Source> {
  try {
    const kept = deserialize(readFileSync(path));
    return kept.version === version ? kept.sources : new Map();
  } catch {
    return new Map();
  }
}
