import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import type { DemoValue } from './demo-values';
import { filesIn, type Piece } from './pieces';

/** Files that no document names: what draws them, and the text by which the site names them. */
const ownFiles = [
  {
    from: 'art/hero/',
    file: 'src/sections/home/hero-video.tsx',
    name: '/videos/hero',
    path: '/videos/hero.mp4',
    shows: '/',
  },
  {
    from: 'art/marks/',
    file: 'public/icons/favicon.svg',
    name: '<svg',
    path: '/icons/favicon.svg and those beside it',
    shows: 'browser tabs, home screens',
  },
] as const;

/**
 * Lists the people and videos whose picture or video `art/` draws: they are the demo's for as long as it can draw them, so
 * anyone who replaces one removes its drawing, or in the end all of `art/`.
 */
export function listDrawings(project: string, pieces: readonly Piece[]): DemoValue[] {
  const sources = filesIn(project, 'art', /\.ts$/);
  const texts = sources.map((file) => [file, readFileSync(join(project, file), 'utf8')] as const);
  const drawnIn = (name: string) =>
    texts.find(([, text]) => text.includes(`id: '${name}'`))?.[0] ??
    sources.find((file) => file.endsWith(`/${name}.ts`)) ??
    texts.find(([, text]) => text.includes(`'${name}'`))?.[0];
  const named = pieces.flatMap((piece): DemoValue[] => {
    const path = drawnPath(piece);
    const from = path && drawnIn(nameOf(path));
    return from ? [drawing(piece, path, from)] : [];
  });
  return [...named, ...ownFiles.flatMap((own) => listOwn(project, own))];
}

/** The portrait of a person, or a video. */
function drawnPath({ collection, field, text }: Piece): string | undefined {
  if (field !== 'src') return undefined;
  const [path] = /\/(?:videos|images)\/\S+?\.\w+/.exec(text) ?? [];
  if (collection === 'people' && path?.startsWith('/images/')) return path;
  return path?.endsWith('.mp4') ? path : undefined;
}

/** `hanna` of `/images/people/hanna.webp`; `start-here` of `/videos/academy/start-here/clip.mp4`. */
function nameOf(path: string): string {
  return path.endsWith('.mp4') ? basename(dirname(path)) : basename(path).replace(/\.\w+$/, '');
}

const put = 'your own file in its place, then remove what draws this one';

function drawing({ file, line, page = '' }: Piece, path: string, from: string): DemoValue {
  return { group: 'drawings', file, line, found: `${path}, drawn by ${from}`, put, shows: page };
}

function listOwn(
  project: string,
  { from, file, name, path, shows }: (typeof ownFiles)[number],
): DemoValue[] {
  if (!existsSync(join(project, from)) || !existsSync(join(project, file))) return [];
  const lines = readFileSync(join(project, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(name)) + 1;
  const found = `${path}, drawn by ${from}`;
  return line === 0 ? [] : [{ group: 'drawings', file, line, found, put, shows }];
}
