import { relative, resolve } from 'node:path';
import { type Watching, watchPaths } from '../watch';
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

/** How long (milliseconds) after the last save the manifest is written. */
const rest = 1000;

/** Builds, and builds again what a change of content, of the config or of a file it imports touches. */
export async function startDev(options: DevOptions): Promise<{ close(): Promise<void> }> {
  const cwd = options.cwd ?? process.cwd();
  let watching: Watching | undefined;
  let session: Session | undefined;
  let inputs: ReadonlySet<string> = new Set();
  let changed = new Set<string>();
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
    watchFiles(session, cwd, watching);
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
    watchFiles(session, cwd, watching, ids);
    options.onBuild(result);
  };

  // Whatever the disk refuses, the preview goes on.
  const reportDisk = (error: unknown) =>
    options.onBuild({ ...nothingBuilt, findings: [describeDiskError(error)] });
  const queue = (work: () => unknown) => {
    running = running.then(work).then(undefined, reportDisk);
  };

  // Before anything is read: what is saved during a build is then built again.
  const watchAll = async (paths: readonly string[]) => {
    const former = watching;
    watching = await watchPaths(paths, (files) => {
      for (const path of files) changed.add(path);
      queue(rebuild);
      clearTimeout(resting);
      resting = setTimeout(() => queue(() => session && saveManifest(session, true)), rest);
    });
    await former?.close();
  };
  await open().catch(reportDisk);
  return {
    async close() {
      // A build under way may be waiting for its watcher.
      await running;
      await watching?.close();
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
  watching: Watching | undefined,
  ids: Iterable<string> = documents.keys(),
): void {
  const files = [...ids].flatMap((id) => documents.get(id)?.document.files ?? []);
  watching?.add(files.map(({ path }) => resolve(cwd, path)));
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
