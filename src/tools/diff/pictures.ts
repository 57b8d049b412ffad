import sharp from 'sharp';
import { type FileUsers, findUsers } from './edges/file-users';
import type { World } from './edges/world';
import type { SideGraph } from './graph/side-graph';
import type { Side, Sides } from './sides';

/** A file under public/ on one side. */
export type FileFacts = { bytes: number; width?: number; height?: number; problem?: string };

/** A file under public/ that is new, gone, moved from `earlier`, or another one. */
export type FileChange = {
  path: string;
  earlier?: string;
  before?: FileFacts;
  after?: FileFacts;
} & FileUsers;

const picture = /\.(?:webp|avif|png|jpe?g|gif|svg)$/i;

/** Returns the files under public/ that differ, pictures with their size in pixels. */
export async function comparePublicFiles(
  { before, after, changes }: Sides,
  site: { worlds: { before: World; after: World }; code: SideGraph },
): Promise<FileChange[]> {
  const touched = changes.map(({ path }) => path).filter((path) => path.startsWith('public/'));
  const moved = pairMoved(touched, before, after);
  const left = new Set(moved.values());
  const paths = touched.filter((path) => !left.has(path));
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
      const earlier = moved.get(path)?.slice('public'.length);
      found.push({
        path: path.slice('public'.length),
        ...(earlier && { earlier }),
        ...(one && { before: one }),
        ...(other && { after: other }),
        ...(named.get(path.slice('public'.length)) ?? { users: [], pages: [], previews: [] }),
      });
    }
  }
  return found;
}

/** Files that are somewhere else now, byte by byte the same: by the new path the old one, each once. */
function pairMoved(paths: readonly string[], before: Side, after: Side): Map<string, string> {
  const gone = new Map(
    paths.flatMap((path) => {
      const blob = after.blobs.has(path) ? undefined : before.blobs.get(path);
      return blob === undefined ? [] : [[blob, path] as const];
    }),
  );
  const moved = new Map<string, string>();
  for (const path of paths) {
    const blob = before.blobs.has(path) ? '' : (after.blobs.get(path) ?? '');
    const earlier = gone.get(blob);
    if (earlier !== undefined) moved.set(path, earlier);
    gone.delete(blob);
  }
  return moved;
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
