import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storePauseMs } from '@/site/limits';

/** What a server makes when it is first asked for, as files in one folder. */
export type FileStore = {
  /** Returns the path of a stored file. */
  find: (name: string) => Promise<string | undefined>;
  /** Says whether files can be written: if not, making one would be wasted work. */
  isOpen: () => Promise<boolean>;
  /** Stores a file and returns its path. Rejects if that fails; the store is then closed for a while. */
  keep: (name: string, bytes: Uint8Array) => Promise<string>;
};

/** Opens a store that writes to `home`, or to `spare` if home is not writable. Files in home are always found. */
export function openStore(home: string, spare: string): FileStore {
  let folder: string | undefined;
  let closedUntil = 0;

  async function find(name: string): Promise<string | undefined> {
    for (const place of new Set([home, folder ?? home])) {
      const path = join(place, name);
      if (await isFile(path)) return path;
    }
    return undefined;
  }

  async function isOpen(): Promise<boolean> {
    if (Date.now() < closedUntil) return false;
    if (!folder && (await takesFiles(home))) folder = home;
    if (!folder && (await takesFiles(spare)) && (await isOurs(spare))) folder = spare;
    if (!folder) close();
    return folder !== undefined;
  }

  async function keep(name: string, bytes: Uint8Array): Promise<string> {
    const path = join(/* turbopackIgnore: true */ folder ?? home, name);
    try {
      await write(path, bytes);
    } catch (error) {
      close();
      throw error;
    }
    return path;
  }

  function close() {
    folder = undefined;
    closedUntil = Date.now() + storePauseMs;
  }

  return { find, isOpen, keep };
}

/** Writes under a temporary name first: no reader sees half a file. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function takesFiles(folder: string): Promise<boolean> {
  const trial = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(trial, new Uint8Array(1));
    await rm(trial);
    return true;
  } catch {
    return false;
  }
}

/** Says whether a folder is ours: anyone could make one in a temp folder, for us to serve their files. */
async function isOurs(folder: string): Promise<boolean> {
  const entry = await lstat(folder);
  return entry.isDirectory() && (!process.getuid || entry.uid === process.getuid());
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
