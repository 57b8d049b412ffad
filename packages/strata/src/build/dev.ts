import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { type BuildOptions, buildSession, saveManifest } from './build';
import { describeDiskError } from './disk-error';
import { withWholeStore } from './objects';
import { openProject } from './project';
import { type BuildResult, nothingBuilt } from './result';
import { type Session, startSession } from './session';

export interface DevOptions extends BuildOptions {
  /** Hears of every build. */
  readonly onBuild: (result: BuildResult) => void;
}

/** Events of one save come in a row. */
const pause = 20;

/** How long (milliseconds) after the last save the manifest is written. */
const rest = 1000;

/** Builds, and builds again what a change of content, of the config or of a file it imports touches. */
export async function startDev(options: DevOptions): Promise<{ close(): Promise<void> }> {
  const cwd = options.cwd ?? process.cwd();
  let watcher: FSWatcher | undefined;
  let session: Session | undefined;
  let inputs: ReadonlySet<string> = new Set();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const open = async () => {
    const { project, findings } = await openProject(options);
    session = project && startSession(project);
    inputs = new Set(project?.config.inputs ?? [resolve(cwd, configName(options))]);
    await watchAll([...inputs, ...(project ? [project.config.model.contentDir] : [])]);
    if (!session) return options.onBuild({ ...nothingBuilt, findings });
    const started = session;
    const result = await withWholeStore(started.project.folders.cache, () =>
      buildSession(started, { ...options, isDev: true }),
    );
    watchFiles(session, cwd, watcher);
    options.onBuild({ ...result, findings: [...findings, ...result.findings] });
  };

  const rebuild = async () => {
    const paths = changed;
    changed = new Set();
    const isConfig = [...paths].some((path) => inputs.has(path));
    if (isConfig || !session) return open();
    const ids = listTouched(session, paths, cwd);
    if (ids.size === 0) return;
    const result = await buildSession(session, { ...options, isDev: true }, ids);
    watchFiles(session, cwd, watcher, ids);
    options.onBuild(result);
  };

  // Whatever the disk refuses, the preview goes on.
  const reportDisk = (error: unknown) =>
    options.onBuild({ ...nothingBuilt, findings: [describeDiskError(error)] });
  const queue = (work: () => unknown) => {
    running = running.then(work).then(undefined, reportDisk);
  };

  const note = (_event: string, path: string) => {
    changed.add(resolve(path));
    clearTimeout(timer);
    clearTimeout(resting);
    timer = setTimeout(() => queue(rebuild), pause);
    resting = setTimeout(() => queue(() => session && saveManifest(session, true)), rest);
  };
  // Before anything is read: what is saved during a build is then built again.
  const watchAll = async (paths: readonly string[]) => {
    const former = watcher;
    watcher = watch([...paths], { ignoreInitial: true }).on('all', note);
    await once(watcher, 'ready');
    await former?.close();
  };
  await open().catch(reportDisk);
  return {
    async close() {
      // A build under way may be waiting for its watcher.
      await running;
      await watcher?.close();
      clearTimeout(timer);
      clearTimeout(resting);
      await running;
      if (session) saveManifest(session, true);
    },
  };
}

const configName = ({ configPath = 'contentlayer.config.ts' }: BuildOptions) => configPath;

/** Watches pictures and the like, which may be anywhere. */
function watchFiles(
  { documents }: Session,
  cwd: string,
  watcher: { add(paths: string[]): unknown } | undefined,
  ids: Iterable<string> = documents.keys(),
): void {
  const files = [...ids].flatMap((id) => documents.get(id)?.document.files ?? []);
  if (files.length > 0) watcher?.add([...new Set(files.map(({ path }) => resolve(cwd, path)))]);
}

/** The documents that files stand for, and those made from them. */
function listTouched(session: Session, paths: ReadonlySet<string>, cwd: string): Set<string> {
  const { contentDir } = session.project.config.model;
  const ids = new Set<string>();
  for (const path of paths) {
    const id = relative(contentDir, path).replaceAll('\\', '/');
    if (!id.startsWith('../') && /\.(?:mdx?|json|ya?ml)$/.test(id)) ids.add(id);
  }
  for (const [id, { document }] of session.documents) {
    if (document.files.some((file) => paths.has(resolve(cwd, file.path)))) ids.add(id);
  }
  return ids;
}
