import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Finding as EngineFinding,
  openProject,
  pruneObjects,
  readSession,
  type Session,
  startSession,
} from '@amberline/strata';
import { rowOf } from '@/schema';
import { locales } from '@/site/locales';
import { byPlace, type Checked, checkDocuments, listFindings, recheck } from '../content/check';
import { readDocument } from '../content/document';
import type { DocumentFacts } from '../content/document-facts';
import { readMessages } from '../content/figures/sentences';
import { type ContentFile, fileOf, idOf, listContent } from '../content/files';
import { byLevel } from '../content/report';
import { readLedger } from '../ledger/ledger';
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
  /** Reads, checks and compiles all. */
  read(): Promise<ContentState>;
  /**
   * Reads, checks and compiles these files (paths from the content folder). Where they are documents known before, the
   * cost does not grow with the others, and `isWhole` is false: what is wrong elsewhere is then as of the last whole check.
   */
  update(changed: ReadonlySet<string>): Promise<ContentState & { isWhole: boolean }>;
  /** Removes stored documents that are no longer needed. */
  prune(): void;
}

const helperPath = fileURLToPath(new URL('./help-build.ts', import.meta.url));

/** Opens the content below `root`; without `content` where the config is wrong, as the findings say. */
export async function openContent(root: string, publicDir: string) {
  const inspector = defineInspector(root);
  const helper = { path: helperPath, args: [root] };
  const { project, findings } = await openProject({ contentDir: root, inspector, helper });
  if (!project) return { findings };
  const session = startSession(project);
  const { cache } = project.folders;
  let documents = new Map<string, CompiledDocument>();
  let checked: Checked | undefined;

  const stateOf = (now: Checked, own: readonly EngineFinding[], ids: Iterable<string>) => {
    const all = [...listFindings(now), ...own.map((finding) => named(finding, root))].sort(byPlace);
    const isBroken = findBroken(all);
    const { published } = session.assembly ?? { published: new Map() };
    for (const id of ids) {
      const document = documents.get(id);
      if (!document) continue;
      const isGood = !isBroken(document.file.shown);
      documents.set(id, { ...document, isGood, values: published.get(id), ...bodyOf(session, id) });
    }
    return { findings: all, documents };
  };
  const readAll = async (changed?: ReadonlySet<string>) => {
    const { findings: own } = await readSession(session, { changed });
    const listing = listContent(root);
    documents = new Map();
    for (const file of listing.files) {
      const facts = factsIn(session, idOf(file)) ?? (await readDocument(file));
      documents.set(idOf(file), {
        file,
        facts,
        isGood: false,
        values: undefined,
        bodyHash: undefined,
      });
    }
    const ledger = readLedger(root);
    const messages = readMessages(join(dirname(root), 'messages'));
    const options = { publicDir, ledger, messages };
    checked = await checkDocuments(listing, [...documents.values()], options);
    return stateOf(checked, own, documents.keys());
  };
  const content: Content = {
    read: () => readAll(),
    async update(changed) {
      const isKnown = changed.size > 0 && [...changed].every((id) => documents.has(id));
      const reading = isKnown ? await readSession(session, { changed }) : undefined;
      if (!checked || !reading?.isPartial) {
        return { ...(await readAll(changed)), isWhole: true };
      }
      for (const id of changed) {
        const [document, facts] = [documents.get(id), factsIn(session, id)];
        if (document && facts) documents.set(id, { ...document, facts });
      }
      const groups = findGroups(documents, root, changed);
      await recheck(
        checked,
        groups.flatMap((id) => documents.get(id) ?? []),
        { publicDir },
      );
      return { ...stateOf(checked, reading.findings, groups), isWhole: false };
    },
    prune() {
      const keys = new Set([...session.documents.values()].map(({ key }) => key));
      pruneObjects(cache, keys, Date.now());
    },
  };
  return { findings, content };
}

const factsIn = ({ documents }: Session, id: string) =>
  documents.get(id)?.document.facts as DocumentFacts | undefined;
const bodyOf = ({ documents }: Session, id: string) => ({
  bodyHash: documents.get(id)?.document.bodyHash,
});

/** The documents of these files, each with its original and its translations. */
function findGroups(
  documents: ReadonlyMap<string, CompiledDocument>,
  root: string,
  changed: Iterable<string>,
): string[] {
  const groups = new Set<string>();
  for (const id of changed) {
    const file = fileOf(root, id);
    if (!file) continue;
    const { collection, slug } = file;
    const names = [slug, ...locales.map((locale) => `${slug}.${locale}`)];
    for (const name of names) groups.add(`${collection}/${name}.${rowOf(collection).form}`);
  }
  return [...groups].filter((id) => documents.has(id));
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
