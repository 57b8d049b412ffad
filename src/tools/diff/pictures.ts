import sharp from 'sharp';
import { type FileUsers, findUsers } from './edges/file-users';
import type { World } from './edges/world';
import type { SideGraph } from './graph/side-graph';
import type { Side, Sides } from './sides';

/** A file under public/ on one side. */
export type FileFacts = { bytes: number; width?: number; height?: number; problem?: string };

/** A file under public/ that is new, gone or another one. */
export type FileChange = { path: string; before?: FileFacts; after?: FileFacts } & FileUsers;

const picture = /\.(?:webp|avif|png|jpe?g|gif|svg)$/i;

/** Returns the files under public/ that differ, pictures with their size in pixels. */
export async function comparePublicFiles(
  { before, after, changes }: Sides,
  site: { worlds: { before: World; after: World }; code: SideGraph },
): Promise<FileChange[]> {
  const paths = changes.map(({ path }) => path).filter((path) => path.startsWith('public/'));
  const found: FileChange[] = [];
  const named = findUsers(
    paths.map((path) => path.slice('public'.length)),
    site,
  );
  // Some at a time: pictures are large.
  for (let at = 0; at < paths.length; at += 50) {
    const part = paths.slice(at, at + 50);
    const [old, now] = await Promise.all([measureAll(before, part), measureAll(after, part)]);
    for (const path of part) {
      const [one, other] = [old.get(path), now.get(path)];
      found.push({
        path: path.slice('public'.length),
        ...(one && { before: one }),
        ...(other && { after: other }),
        ...(named.get(path.slice('public'.length)) ?? { users: [], pages: [], previews: [] }),
      });
    }
  }
  return found;
}

async function measureAll(side: Side, paths: readonly string[]): Promise<Map<string, FileFacts>> {
  const files = [...(await side.read(paths))];
  const facts = files.map(async ([path, bytes]) => [path, await measure(path, bytes)] as const);
  return new Map(await Promise.all(facts));
}

async function measure(path: string, bytes: Buffer): Promise<FileFacts> {
  const own = { bytes: bytes.length };
  if (bytes.toString('latin1', 0, 40).startsWith('version https://git-lfs')) {
    return { ...own, problem: 'is a pointer of Git LFS, not the file' };
  }
  if (!picture.test(path)) return own;
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { ...own, ...autoOrient };
  } catch {
    return { ...own, problem: 'cannot be read as a picture' };
  }
}
