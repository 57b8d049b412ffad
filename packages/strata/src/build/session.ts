import { listFiles } from '../read/files';
import { runAhead } from './ahead';
import { type Assembly, assemble, type Stored } from './assemble';
import { type BuiltDocument, buildDocument } from './documents';
import { callHelpers } from './helpers';
import type { Manifest } from './manifest';
import type { Project } from './project';

/** What a process that builds again keeps. */
export interface Session {
  readonly project: Project;
  /** In the order of the files. */
  documents: Map<string, BuiltDocument>;
  /** The documents joined, as of the last reading. */
  assembly?: Assembly;
  /** What this session's last build left behind. */
  manifest?: Manifest;
}

/** The documents of a session as they are now. */
export interface SessionReading extends Assembly {
  /** The documents that were looked at. */
  readonly read: ReadonlySet<string>;
  /** The rest is as it was at the last reading, and no document depends on another. */
  readonly isPartial: boolean;
}

interface ReadOptions {
  /** Whether to fill the cache. */
  readonly isStored?: boolean;
  /** The documents that may be others than before; without it, all are looked at. */
  readonly changed?: ReadonlySet<string> | undefined;
}

export function startSession(project: Project): Session {
  return { project, documents: new Map() };
}

/** Reads and compiles what changed and joins the documents. Writes nothing but the cache. */
export async function readSession(session: Session, options: ReadOptions): Promise<SessionReading> {
  const partial = await readKnown(session, options);
  if (partial) return partial;
  const { isStored = true, changed } = options;
  const { project, documents: before } = session;
  const ids = listFiles(project.config.model);
  const documents = new Map<string, BuiltDocument>();
  const read = new Set(ids.filter((id) => !before.has(id) || (changed?.has(id) ?? true)));
  const built = runAhead(read, (id) => buildDocument(project, id, isStored));
  const helpers = callHelpers(isStored ? project.helper : undefined);
  try {
    for (const [place, id] of ids.entries()) {
      const document = read.has(id) ? (await built.next()).value : before.get(id);
      if (document) documents.set(id, document);
      if (document?.isCached === false)
        helpers.noteCompiled(() => ids.slice(place + 1).filter((left) => read.has(left)).length);
    }
  } finally {
    await helpers.stop();
  }
  session.documents = documents;
  const assembly = assemble(session.project, storedIn(documents));
  session.assembly = assembly;
  return { ...assembly, read, isPartial: false };
}

/**
 * Reads again what a session knows, at a cost that does not grow with the documents. Undefined where files came or went,
 * or where documents name others: then all have to be joined.
 */
async function readKnown(
  session: Session,
  { isStored = true, changed }: ReadOptions,
): Promise<SessionReading | undefined> {
  const { project, documents, assembly } = session;
  const isKnown = changed && assembly && [...changed].every((id) => documents.has(id));
  if (!isKnown || assembly.hasReferences) return undefined;
  for (const id of changed) {
    const built = await buildDocument(project, id, isStored);
    if (!built || built.document.references.length > 0) return undefined;
    documents.set(id, built);
  }
  session.assembly = assembly.update(storedIn(documents), changed);
  return { ...session.assembly, read: changed, isPartial: true };
}

function storedIn(documents: ReadonlyMap<string, BuiltDocument>): Stored {
  return { ids: () => documents.keys(), get: (id) => documents.get(id)?.document };
}
