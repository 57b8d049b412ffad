import { removeTemporaryFiles } from '../output/write';
import { listFiles } from '../read/files';
import { type Assembly, assemble, type Memory } from './assemble';
import { describeDiskError } from './disk-error';
import { type BuiltDocument, buildDocument } from './documents';
import { isRunning, type Lock, takeLock } from './lock';
import { readManifest, writeManifest } from './manifest';
import { pruneObjects, type StoredDocument } from './objects';
import { openProject, type Project, type ProjectOptions } from './project';
import { type Hashes, publish } from './publish';
import { type BuildResult, nothingBuilt, summarise } from './result';
import { callOnSuccess } from './success';

export interface BuildOptions extends ProjectOptions {
  /** For a preview: the site imports documents one by one. */
  readonly isDev?: boolean;
  /** Reads, compiles and reports, and writes no output. */
  readonly isCheck?: boolean;
}

/** What a process that builds again keeps. */
export interface Session {
  readonly project: Project;
  readonly documents: Map<string, BuiltDocument>;
  readonly memory: Memory;
  readonly hashes: Hashes;
}

export function startSession(project: Project): Session {
  return { project, documents: new Map(), memory: new WeakMap(), hashes: new WeakMap() };
}

/** Builds a project once; what is wrong comes back as findings. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const start = performance.now();
  const { project, findings } = await openProject(options);
  if (!project) return { ...nothingBuilt, findings, milliseconds: performance.now() - start };
  try {
    const result = await buildSession(startSession(project), options);
    const milliseconds = performance.now() - start;
    return { ...result, findings: [...findings, ...result.findings], milliseconds };
  } catch (error) {
    return { ...nothingBuilt, findings: [...findings, describeDiskError(error)] };
  } finally {
    await project.compiler.close();
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
    const read = await readDocuments(session, isCheck, changed);
    const documents = new Map<string, StoredDocument>();
    for (const [id, { document }] of session.documents) documents.set(id, document);
    const { published, findings } = await assemble(session.project, documents, session.memory);
    const result = summarise(session.documents, read, findings);
    // As with Contentlayer, a site keeps its last good output until all is well.
    const isWritten = lock !== undefined && result.isOk;
    const done = isWritten ? writeAll(session, published, { lock, isDev }) : {};
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

/** Writes the output, then the manifest that describes it. */
function writeAll(
  { project, documents, hashes }: Session,
  published: Assembly['published'],
  { lock, isDev }: { lock: Lock; isDev: boolean },
) {
  const { config, folders } = project;
  const { outputs, written, removed } = publish(published, {
    tree: { directory: folders.output, model: config.model },
    key: config.key,
    isDev,
    hasIndexes: !isDev || config.onSuccess !== undefined,
    before: readManifest(folders.cache),
    lock,
    hashes,
  });
  const keys = Object.fromEntries([...documents].map(([id, { key }]) => [id, key]));
  const isChanged = writeManifest(folders.cache, { documents: keys, outputs });
  if (isChanged && !isDev) pruneObjects(folders.cache, new Set(Object.values(keys)), Date.now());
  return { written, removed };
}

/** Returns which documents were read; the session holds them all, in the order of the files. */
async function readDocuments(
  { project, documents }: Session,
  isCheck: boolean,
  changed: ReadonlySet<string> | undefined,
): Promise<Set<string>> {
  const before = new Map(documents);
  documents.clear();
  const read = new Set<string>();
  for (const id of listFiles(project.config.model)) {
    const known = before.get(id);
    const isKnown = known !== undefined && changed !== undefined && !changed.has(id);
    const built = isKnown ? known : await buildDocument(project, id, !isCheck);
    if (built) documents.set(id, built);
    if (!isKnown) read.add(id);
  }
  return read;
}
