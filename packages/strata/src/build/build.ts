import { removeTemporaryFiles } from '../output/write';
import { describeDiskError } from './disk-error';
import { isRunning, type Lock, takeLock } from './lock';
import { type Manifest, readManifest, writeManifest } from './manifest';
import { pruneObjects, withWholeStore } from './objects';
import { openProject, type ProjectOptions } from './project';
import { publish } from './publish';
import { publishChanged } from './publish-changed';
import { type BuildResult, nothingBuilt, summarise } from './result';
import { readSession, type Session, type SessionReading, startSession } from './session';
import { callOnSuccess } from './success';

export interface BuildOptions extends ProjectOptions {
  /** For a preview: the site imports documents one by one. */
  readonly isDev?: boolean;
  /** Reads, compiles and reports, and writes no output. */
  readonly isCheck?: boolean;
}

/** Builds a project once; what is wrong comes back as findings. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const start = performance.now();
  const { project, findings } = await openProject(options);
  if (!project) return { ...nothingBuilt, findings, milliseconds: performance.now() - start };
  try {
    const result = await withWholeStore(project.folders.cache, () =>
      buildSession(startSession(project), options),
    );
    const milliseconds = performance.now() - start;
    return { ...result, findings: [...findings, ...result.findings], milliseconds };
  } catch (error) {
    return { ...nothingBuilt, findings: [...findings, describeDiskError(error)] };
  }
}

/** Builds what changed since the session's last build; `changed` names the documents to read again, else all are. */
export async function buildSession(
  session: Session,
  { isDev = false, isCheck = false }: BuildOptions,
  changed?: ReadonlySet<string>,
): Promise<BuildResult> {
  const start = performance.now();
  const { folders } = session.project;
  const lock = isCheck ? undefined : await takeLock(folders.cache);
  try {
    if (lock?.isTrusted === false) removeTemporaryFiles(folders.output, isRunning);
    const reading = await readSession(session, {
      isStored: !isCheck,
      changed,
    });
    const { published, findings } = reading;
    const result = summarise(session.documents, reading);
    // As with Contentlayer, a site keeps its last good output until all is well.
    const isWritten = lock !== undefined && result.isOk;
    const done = isWritten ? write(session, reading, { lock, isDev }) : {};
    if (lock?.isTrusted || isWritten) lock?.release();
    const failures = isWritten ? await callOnSuccess(session.project.config, published) : [];
    return {
      ...result,
      ...done,
      isOk: result.isOk && failures.length === 0,
      findings: [...findings, ...failures],
      milliseconds: performance.now() - start,
    };
  } finally {
    lock?.abandon();
  }
}

/**
 * Writes the output, then the manifest that describes it. While documents of a preview only change, the manifest waits:
 * files it does not describe are judged by their bytes.
 */
function write(
  session: Session,
  { published, isPartial, read }: SessionReading,
  { lock, isDev }: { lock: Lock; isDev: boolean },
) {
  const { config, folders } = session.project;
  const { manifest } = session;
  const isQuick = isPartial && isDev && lock.isTrusted && config.onSuccess === undefined;
  if (isQuick && manifest) {
    const tree = { directory: folders.output, model: config.model };
    const quick = publishChanged(published, { tree, read, documents: session.documents, manifest });
    if (quick) return quick;
  }
  const { outputs, written, removed, hasMoved } = publish(published, {
    tree: { directory: folders.output, model: config.model },
    key: config.key,
    isDev,
    hasIndexes: !isDev || config.onSuccess !== undefined,
    before: session.manifest ?? readManifest(folders.cache),
    isOwn: session.manifest !== undefined && lock.isTrusted,
    lock,
    documents: session.documents,
  });
  const keys: Record<string, string> = {};
  for (const [id, { key }] of session.documents) keys[id] = key;
  session.manifest = { documents: keys, outputs };
  if (!isDev || hasMoved) saveManifest(session, isDev);
  return { written, removed };
}

/** Writes down what a session's last build left behind. */
export function saveManifest({ project, manifest }: Session, isDev: boolean): void {
  if (manifest === undefined) return;
  const { cache } = project.folders;
  const isChanged = writeManifest(cache, manifest);
  if (isChanged && !isDev) pruneObjects(cache, keysOf(manifest), Date.now());
}

const keysOf = ({ documents }: Manifest) => new Set(Object.values(documents));
