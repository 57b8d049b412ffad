import { listFiles } from '../read/files';
import { type Assembly, assemble } from './assemble';
import { type BuiltDocument, buildDocument } from './documents';
import type { Manifest } from './manifest';
import type { StoredDocument } from './objects';
import type { Project } from './project';

/** What a process that builds again keeps. */
export interface Session {
  readonly project: Project;
  /** In the order of the files. */
  documents: Map<string, BuiltDocument>;
  /** What this session's last build left behind. */
  manifest?: Manifest;
}

/** The documents of a session as they are now. */
export interface SessionReading extends Assembly {
  /** The documents that were looked at. */
  readonly read: ReadonlySet<string>;
}

export function startSession(project: Project): Session {
  return { project, documents: new Map() };
}

/**
 * Reads and compiles what changed and joins the documents; `changed` names the ones to look at, else all are. Writes
 * nothing but the cache, with `isStored`.
 */
export async function readSession(
  session: Session,
  { isStored = true, changed }: { isStored?: boolean; changed?: ReadonlySet<string> | undefined },
): Promise<SessionReading> {
  const { project } = session;
  const before = session.documents;
  const ids = listDocuments(session, changed);
  const documents = new Map<string, BuiltDocument>();
  const read = new Set<string>();
  for (const id of ids) {
    const known = before.get(id);
    const isKnown = known !== undefined && changed !== undefined && !changed.has(id);
    const built = isKnown ? known : await buildDocument(project, id, isStored);
    if (built) documents.set(id, built);
    if (!isKnown) read.add(id);
  }
  session.documents = documents;
  const stored = new Map<string, StoredDocument>();
  for (const [id, { document }] of documents) stored.set(id, document);
  return { ...assemble(project, stored), read };
}

/** A save of known documents needs no look at the folders. */
function listDocuments({ project, documents }: Session, changed: ReadonlySet<string> | undefined) {
  const isKnown = changed !== undefined && [...changed].every((id) => documents.has(id));
  return isKnown ? documents.keys() : listFiles(project.config.model);
}
