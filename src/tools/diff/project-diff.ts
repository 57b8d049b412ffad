import { join } from 'node:path';
import { redirectFile } from '@/site/redirect-file.mjs';
import { listThirdParties } from '../content/third-parties';
import { type Documents, readDocuments } from './content/documents';
import { hashOfSources, sourcesHere } from './content/own-sources';
import { pairDocuments } from './content/pairs';
import { loadRows, ownRows, type Rows } from './content/rows';
import { openSourceStore } from './content/source-store';
import { type DocumentChange, describeDocuments } from './document-changes';
import { type CodeChange, readCodeChange } from './edges/code';
import { compareMessageFiles, type MessageChange } from './edges/messages';
import { openWorld, originalOf, someDay, type World } from './edges/world';
import { findRevisions } from './git/revisions';
import type { ProjectGraph } from './graph/project-graph';
import { openGraph } from './graph/side-graph';
import { comparePublicFiles, type FileChange } from './pictures';
import { type Redirects, readRedirects } from './redirects';
import { compareSchemas, type SchemaChange } from './schema-changes';
import { openSides, type Side, type Sides } from './sides';

export type Asked = {
  folder: string;
  base?: string | undefined;
  head?: string | undefined;
  /** The time (milliseconds) at which the site is looked at. */
  at: number;
};

/** What a change does for visitors. */
export type ProjectDiff = {
  base: { name: string; commit: string };
  head: { name: string; commit: string | undefined };
  at: number;
  /** What cannot be read now, as sentences that name the file. */
  problems: readonly string[];
  /** What could not be read before, so that less is known of the change. */
  gaps: readonly string[];
  documents: readonly DocumentChange[];
  messages: readonly MessageChange[];
  code: readonly CodeChange[];
  schema: readonly SchemaChange[];
  files: readonly FileChange[];
  /** Who is embedded now and was not before, and the other way round. */
  thirdParties: { added: readonly string[]; removed: readonly string[] };
  /** The addresses that lead on to others. */
  redirects: Redirects;
  /** The documents as they are seen at `at`. */
  worlds: { before: World; after: World };
  /** The routes that show pages. */
  pageRoutes: readonly string[];
  /** Those of them that show bodies, in the words of the document's own language. */
  bodyRoutes: readonly string[];
  /** How many files changed that no page is made of. */
  unseen: number;
};

/** Compares two revisions of the project in a folder; a `Refusal` where there is nothing to compare. */
export async function diffProject({ folder, base, head, at }: Asked): Promise<ProjectDiff> {
  const revisions = await findRevisions(folder, { base, head });
  const sides = await openSides(folder, revisions);
  const { rows, gaps } = await readRows(folder, sides);
  const store = openSourceStore(join(folder, '.contentlayer/diff/sources'));
  const old = await readDocuments(sides.before, { rows: rows.before, store });
  const now = await readDocuments(sides.after, { rows: rows.after, store, like: old });
  store.save();
  const later = await openGraph(sides.after);
  const earlier = await openGraph(sides.before);
  const worlds = (time: number) => ({
    before: openWorld(old, rows.before, time),
    after: openWorld(now, rows.after, time),
  });
  const seenNow = worlds(at);
  const pages = later.uses.filter(({ kind }) => kind === 'page');
  const documents = await describeDocuments(pairDocuments(old, now), {
    uses: later.uses,
    now: seenNow,
    later: worlds(someDay),
    at,
  });
  const messages = await compareMessageFiles(sides, later.uses);
  const code = sides.changes.flatMap(
    ({ path, before: old, after: fresh }) =>
      readCodeChange(path, {
        before: earlier,
        after: later,
        documents: now,
        kind: old === undefined ? 'added' : fresh === undefined ? 'removed' : 'changed',
      }) ?? [],
  );
  const files = await comparePublicFiles(sides, { worlds: seenNow, code: later });
  const schema = rows.before === rows.after ? [] : compareSchemas(rows.before, rows.after);
  const seen = new Set([
    ...documents.flatMap(({ pair }) =>
      [...(pair.before?.files ?? []), ...(pair.after?.files ?? [])].map(({ path }) => path),
    ),
    ...code.map(({ path }) => path),
    ...files.flatMap(({ path, earlier }) => [`public${path}`, `public${earlier}`]),
  ]);
  const isUnseen = ({ path }: { path: string }) =>
    !seen.has(path) && !/^messages\//.test(path) && path !== redirectFile;
  return {
    base: { name: revisions.baseName, commit: revisions.base },
    head: { name: revisions.headName, commit: revisions.head },
    at,
    problems: [...messages.problems.after, ...unparsed(later.graph)],
    gaps: [...gaps, ...messages.problems.before.map((sentence) => `Before: ${sentence}`)],
    documents,
    messages: messages.found,
    code,
    schema,
    files,
    thirdParties: compareThirdParties(old, now),
    redirects: await readRedirects(sides),
    worlds: seenNow,
    pageRoutes: pages.map(({ route }) => route),
    bodyRoutes: pages.filter(({ showsBodies }) => showsBodies).map(({ route }) => route),
    unseen: sides.changes.filter(isUnseen).length,
  };
}

function compareThirdParties(before: Documents, after: Documents) {
  const used = (documents: Documents) =>
    listThirdParties([...documents.values()].map((one) => ({ values: originalOf(one) })));
  const [old, now] = [used(before), used(after)];
  return {
    added: now.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !now.includes(name)),
  };
}

/** The schemas this program runs with are those of the files here; others are loaded where they differ. */
async function readRows(folder: string, { before, after }: Sides) {
  const gaps: string[] = [];
  const load = async (side: Side): Promise<Rows> => {
    const rows = await loadRows(side, join(folder, '.contentlayer/diff'));
    if (!rows) {
      gaps.push(
        `The schemas of ${side.name} cannot be loaded here: documents of both sides are read with those of your files.`,
      );
    }
    return rows ?? ownRows;
  };
  const later = hashOfSources(after) === sourcesHere() ? ownRows : await load(after);
  const rows =
    hashOfSources(before) === hashOfSources(after)
      ? { before: later, after: later }
      : { before: await load(before), after: later };
  return { rows, gaps };
}

const unparsed = ({ unread }: ProjectGraph) =>
  unread.map((path) => `${path} cannot be parsed: what it does to pages is not known.`);
