import { basename, relative } from 'node:path';
import {
  type Finding as EngineFinding,
  openProject,
  pruneObjects,
  readSession,
  startSession,
} from '@amberline/strata';
import { byPlace, checkDocuments } from '../content/check';
import { readDocument } from '../content/document';
import type { DocumentFacts } from '../content/document-facts';
import { type ContentFile, idOf, listContent } from '../content/files';
import { byLevel } from '../content/report';
import type { IndexedDocument } from '../content/site-index';
import { defineInspector } from './inspector';

/** A document read, checked and, where it is sound, compiled. */
export interface CompiledDocument {
  readonly file: ContentFile;
  readonly facts: DocumentFacts;
  /** Nothing about it is an error. */
  readonly isGood: boolean;
  /** As Contentlayer gives them; undefined where the document cannot be compiled. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly bodyHash: string | undefined;
}

export interface ContentState {
  /** Of the check and of the engine, by file and place. */
  readonly findings: readonly EngineFinding[];
  /** By their paths from the content folder. */
  readonly documents: ReadonlyMap<string, CompiledDocument>;
}

/** The content of the site, kept in memory between readings. */
export interface Content {
  /** Reads, checks and compiles; `changed` names the files (from the content folder) that may be others than before. */
  read(changed?: ReadonlySet<string>): Promise<ContentState>;
  /** Removes stored documents that are no longer needed. */
  prune(): void;
  close(): Promise<void>;
}

/** Opens the content below `root`; without `content` where the config is wrong, as the findings say. */
export async function openContent(root: string, publicDir: string) {
  const inspector = defineInspector(root);
  const { project, findings } = await openProject({ contentDir: root, inspector });
  if (!project) return { findings };
  const session = startSession(project);
  const { cache } = project.folders;
  const content: Content = {
    async read(changed) {
      const { published, findings: own } = await readSession(session, { changed });
      const listing = listContent(root);
      const documents = new Map<string, IndexedDocument>();
      for (const file of listing.files) {
        const facts = session.documents.get(idOf(file))?.document.facts as DocumentFacts;
        documents.set(idOf(file), { file, facts: facts ?? (await readDocument(file)) });
      }
      const found = await checkDocuments(listing, [...documents.values()], { publicDir });
      const all = [...found, ...own.map((finding) => named(finding, root))].sort(byPlace);
      const isBroken = findBroken(all);
      const compiled = [...documents].map(([id, document]): [string, CompiledDocument] => [
        id,
        {
          ...document,
          isGood: !isBroken(document.file.shown),
          values: published.get(id),
          bodyHash: session.documents.get(id)?.document.bodyHash,
        },
      ]);
      return { findings: all, documents: new Map(compiled) };
    },
    prune() {
      const named = new Set([...session.documents.values()].map(({ key }) => key));
      pruneObjects(cache, named, Date.now());
    },
    close: () => project.compiler.close(),
  };
  return { findings, content };
}

/** Findings of the engine name files as those of the check do. */
function named(finding: EngineFinding, root: string): EngineFinding {
  const path = relative(root, finding.file);
  return path.startsWith('..') ? finding : { ...finding, file: `${basename(root)}/${path}` };
}

/** Returns whether a file, or a folder above it, has an error. */
function findBroken(findings: readonly EngineFinding[]): (shown: string) => boolean {
  const files = new Set(byLevel(findings).errors.map(({ file }) => file));
  return (shown) =>
    shown.split('/').some((_, index, parts) => files.has(parts.slice(0, index + 1).join('/')));
}
