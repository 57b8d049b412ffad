import { type CollectionName, folders, rowOf } from '../../schema/index';
import type { Locale } from '../../site/locales';
import { readDocumentName } from '../content/document-name';
import type { ContentState } from './content';
import { readPart } from './parts';
import {
  groupForBodies,
  pruneFiles,
  readManifest,
  readRows,
  writeBodies,
  writeManifest,
  writeRows,
} from './published-files';
import { joinVersions, type SourceFile, type Versions } from './versions';

/**
 * Writes what the site reads (`src/collections/compiled.ts`), under `.contentlayer`:
 *
 * - `bodies/<collection>-<hash>.txt`: the compiled MDX of some documents' bodies, and their words for the search;
 * - `rows/<collection>-<hash>.json`: the documents of a collection by slug, each in its languages, without bodies;
 * - `content.json`, written last: the names of the files of rows, and what a preview has changed since.
 *
 * Rows and bodies are named by their content: those of the last build stay as they are while the next one is made.
 */
export interface Publication {
  /** Writes all documents. One with an error stays as it was last published, if it was. */
  publishAll(state: ContentState): void;
  /** Writes what has changed since: bodies, and `content.json`. What has an error waits until it is good. */
  publishChanges(state: ContentState, ids: ReadonlySet<string>): void;
}

/** Opens what is published in a folder. */
export function openPublication(folder = '.contentlayer'): Publication {
  /** The last good version of every file, by document and language. */
  const parts = new Map<string, Map<Locale, SourceFile>>();
  const waiting = new Set<string>();
  let manifest = readManifest(folder);

  /** Takes over what is good, and forgets what is gone; returns the documents that are others now. */
  const takeOver = ({ documents }: ContentState, ids: Iterable<string>): Set<string> => {
    const touched = new Set<string>();
    for (const id of ids) {
      const document = documents.get(id);
      waiting.delete(id);
      if (document && !document.isGood) {
        waiting.add(id);
        continue;
      }
      const { key, locale } = placeOf(id);
      const files = parts.get(key) ?? new Map<Locale, SourceFile>();
      if (document) files.set(locale, readPart(document));
      else files.delete(locale);
      parts.set(key, files);
      touched.add(key);
    }
    return touched;
  };
  const filesOf = (key: string) => [...(parts.get(key)?.values() ?? [])];
  /** Joins documents of a collection, whose bodies go into one file. */
  const joinTogether = (name: CollectionName, slugs: readonly string[]): Map<string, Versions> => {
    const files = slugs.flatMap((slug) => filesOf(`${name}/${slug}`));
    const bodyFile = writeBodies(
      folder,
      name,
      files.flatMap(({ body }) => body ?? []),
    );
    const { schema } = rowOf(name);
    return new Map(
      slugs.flatMap((slug) => {
        const versions = joinVersions(schema, filesOf(`${name}/${slug}`), bodyFile);
        return versions ? [[slug, versions] as const] : [];
      }),
    );
  };

  return {
    publishAll(state) {
      const before = manifest;
      parts.clear();
      takeOver(state, state.documents.keys());
      const held = new Set([...waiting].map((id) => placeOf(id).key));
      const rows = folders.map((name) => {
        const last = held.size > 0 ? readRows(folder, before, name) : new Map<string, Versions>();
        const slugs = [...parts.keys()]
          .filter((key) => collectionOf(key) === name && !held.has(key))
          .map(slugOf);
        const documents = new Map(
          groupForBodies(slugs).flatMap((group) => [...joinTogether(name, group)]),
        );
        for (const key of held) {
          const versions = collectionOf(key) === name && last.get(slugOf(key));
          if (versions) documents.set(slugOf(key), versions);
        }
        return [name, writeRows(folder, name, documents)];
      });
      manifest = { rows: Object.fromEntries(rows), changes: {} };
      writeManifest(folder, manifest);
      pruneFiles(folder, [before, manifest]);
    },
    publishChanges(state, ids) {
      const changes = { ...manifest.changes };
      for (const key of takeOver(state, new Set([...ids, ...waiting]))) {
        const name = collectionOf(key);
        if (!folders.includes(name)) continue;
        changes[name] = {
          ...changes[name],
          [slugOf(key)]: joinTogether(name, [slugOf(key)]).get(slugOf(key)) ?? null,
        };
      }
      manifest = { ...manifest, changes };
      writeManifest(folder, manifest);
    },
  };
}

/** The document a file belongs to, and its language. */
function placeOf(id: string) {
  const { slug, locale } = readDocumentName(id);
  return { key: `${id.slice(0, id.indexOf('/'))}/${slug}`, locale };
}

const collectionOf = (key: string) => key.slice(0, key.indexOf('/')) as CollectionName;
const slugOf = (key: string) => key.slice(key.indexOf('/') + 1);
