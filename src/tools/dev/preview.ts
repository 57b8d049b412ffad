import { relative, resolve, sep } from 'node:path';
import type { Finding } from '@amberline/strata/finding';
import { type ContentState, openContent } from '../compile/content';
import { openPublication } from '../compile/publication';
import { writeEditorFiles } from '../content/editor-schemas';
import { writeFindings } from '../content/findings';
import { byLevel, painter, writeReport } from '../content/report';
import { findUnreadable } from '../content/unreadable-pictures';
import { measurePictures } from '../images/measure';
import { measureVideos } from '../videos/measure';

export interface Preview {
  /** Brings the preview to what these files (absolute) are now. */
  update(changed: ReadonlySet<string>): Promise<void>;
  /** All documents and findings as of the last save; undefined where the config is wrong. */
  state(): ContentState | undefined;
}

const contentFolder = resolve('content');
const publicDir = resolve('public');
const media = ['images', 'videos'].map((name) => resolve(publicDir, name));

/** Where documents are, pictures, videos. */
export const watchedFolders: readonly string[] = [contentFolder, ...media];

/** Reads, checks and publishes all content, and again what changes; reports what is wrong. */
export async function startPreview(): Promise<Preview> {
  const started = performance.now();
  const publication = openPublication();
  let [unreadable] = await Promise.all([measurePictures(), measureVideos()]);
  const { content, findings: mistakes } = await openContent(contentFolder, publicDir);
  const state = await content?.read();
  if (state) publication.publishAll(state);
  let known = listPaths(state?.documents.keys());
  const say = reporter();
  const allOf = ({ findings, documents }: ContentState) => {
    const found = [...mistakes, ...findings];
    return [...found, ...findUnreadable(unreadable, documents.values(), found)];
  };
  say(state ? allOf(state) : mistakes, started);

  let latest = state;
  const show = (now: ContentState, ids: ReadonlySet<string>, start: number) => {
    latest = now;
    publication.publishChanges(now, ids);
    say(allOf(now), start, ids.size > 0);
  };
  const checkAll = async () => {
    const start = performance.now();
    const now = await content?.update(new Set());
    if (now) show(now, new Set(), start);
  };
  const updateOnce = async (changed: ReadonlySet<string>) => {
    const start = performance.now();
    const isMedia = [...changed].some((path) => media.some((folder) => isBelow(path, folder)));
    if (isMedia) [unreadable] = await Promise.all([measurePictures(), measureVideos()]);
    const ids = new Set([...changed].flatMap(idOf));
    const now = await content?.update(ids);
    if (!now) return;
    show(now, ids, start);
    if ([...ids].some((id) => !known.has(id) || !now.documents.has(id))) {
      known = listPaths(now.documents.keys());
    }
    // What a save breaks in other documents is found a moment after the page shows it.
    clearTimeout(settling);
    if (isMedia && !now.isWhole) await checkAll();
    else if (!now.isWhole) settling = setTimeout(() => queue.add(checkAll), settled);
  };
  let settling: NodeJS.Timeout | undefined;
  const queue = makeQueue();
  let waiting = new Set<string>();
  return {
    state: () => latest,
    update(changed) {
      for (const path of changed) waiting.add(path);
      return queue.add(async () => {
        const together = waiting;
        waiting = new Set();
        if (together.size > 0) await updateOnce(together);
      });
    },
  };
}

/** How long (milliseconds) after a save all documents are checked. */
const settled = 600;

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

/** Prints findings when they change; a save without an error takes one line, whatever it is warned of. */
function reporter() {
  let before = '';
  return (findings: readonly Finding[], started: number, isSave = true): void => {
    writeFindings(findings);
    const now = findings.length > 0 ? writeReport(findings, painter(process.stderr)) : '';
    if (now !== '' && now !== before) process.stderr.write(`\n${now}\n`);
    const milliseconds = Math.round(performance.now() - started);
    const isNews = now !== before || isSave;
    const isGood = byLevel(findings).errors.length === 0;
    if (isGood && isNews) process.stdout.write(`content: up to date in ${milliseconds} ms\n`);
    before = now;
  };
}

/** Does one thing at a time; what fails is reported, and the next goes on. */
function makeQueue() {
  let last: Promise<void> = Promise.resolve();
  return {
    add(work: () => Promise<void>): Promise<void> {
      last = last.then(work).catch((error: unknown) => console.error(error));
      return last;
    },
  };
}
