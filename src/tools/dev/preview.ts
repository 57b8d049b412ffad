import { relative, resolve, sep } from 'node:path';
import type { Finding } from '@amberline/strata/finding';
import { openContent } from '../compile/content';
import { openPublication } from '../compile/publication';
import { writeEditorFiles } from '../content/editor-schemas';
import { writeFindings } from '../content/findings';
import { painter, writeReport } from '../content/report';
import { measurePictures } from '../images/measure';
import { measureVideos } from '../videos/measure';

export interface Preview {
  /** Brings the preview to what these files (absolute) are now. */
  update(changed: ReadonlySet<string>): Promise<void>;
  /** Says where documents are, pictures, videos. */
  readonly folders: readonly string[];
}

const contentFolder = resolve('content');
const publicDir = resolve('public');
const media = ['images', 'videos'].map((name) => resolve(publicDir, name));

/** Reads, checks and publishes all content, and again what changes; reports what is wrong. */
export async function startPreview(): Promise<Preview> {
  const started = performance.now();
  const publication = openPublication();
  await Promise.all([measurePictures(), measureVideos()]);
  const { content, findings: mistakes } = await openContent(contentFolder, publicDir);
  const state = await content?.read();
  if (state) publication.publishAll(state);
  let known = listPaths(state?.documents.keys());
  const say = reporter();
  say([...mistakes, ...(state?.findings ?? [])], started);

  async function updateOnce(changed: ReadonlySet<string>): Promise<void> {
    const start = performance.now();
    const isMedia = [...changed].some((path) => media.some((folder) => isBelow(path, folder)));
    if (isMedia) await Promise.all([measurePictures(), measureVideos()]);
    const ids = new Set([...changed].flatMap(idOf));
    const now = await content?.read(ids);
    if (!now) return;
    publication.publishChanges(now, ids);
    say([...mistakes, ...now.findings], start);
    if ([...ids].some((id) => !known.has(id) || !now.documents.has(id))) {
      known = listPaths(now.documents.keys());
    }
  }

  return { folders: [contentFolder, ...media], update: oneAtATime(updateOnce) };
}

/** Tells editors which files follow which schema; returns the documents. */
function listPaths(ids: Iterable<string> = []): Set<string> {
  const known = new Set(ids);
  writeEditorFiles([...known].map((id) => resolve(contentFolder, id)));
  return known;
}

const isBelow = (path: string, folder: string) => path.startsWith(folder + sep);

/** The path of a document from the content folder; none for another file. */
function idOf(path: string): string[] {
  return isBelow(path, contentFolder) ? [relative(contentFolder, path).replaceAll(sep, '/')] : [];
}

/** Prints findings when they change, and says when they are gone; a good save takes one line. */
function reporter() {
  let before = '';
  return (findings: readonly Finding[], started: number): void => {
    writeFindings(findings);
    const now = findings.length > 0 ? writeReport(findings, painter(process.stderr)) : '';
    if (now !== '' && now !== before) process.stderr.write(`\n${now}\n`);
    const milliseconds = Math.round(performance.now() - started);
    if (now === '') process.stdout.write(`content: up to date in ${milliseconds} ms\n`);
    before = now;
  };
}

/** Runs one update at a time: files saved during an update are taken together after it. */
function oneAtATime(work: (changed: ReadonlySet<string>) => Promise<void>): Preview['update'] {
  let waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    while (waiting.size > 0) {
      const changed = waiting;
      waiting = new Set();
      await work(changed).catch((error: unknown) => console.error(error));
    }
    running = undefined;
  };
  return (changed) => {
    for (const path of changed) waiting.add(path);
    running ??= start();
    return running;
  };
}
