import type { Compile } from '../../../src/fields/reader';
import type { FieldPath } from '../../../src/finding';

type Values = Record<string, unknown>;

/** A compiler that answers with what contentlayer2 made of the same text of the same document. */
export function compileAs(documents: readonly Values[]): Compile {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return async ({ path, source, kind }) => {
    const value = valueAt(byId.get(source.id), path) as Values | undefined;
    return { text: String(value?.[kind === 'mdx' ? 'code' : 'html']), findings: [] };
  };
}

/** The documents in the files of a tree of contentlayer2. */
export function readDocuments(tree: Readonly<Record<string, string>>): Values[] {
  return Object.entries(tree)
    .filter(([path]) => /^[^/]+\/[^/]+\.json$/.test(path) && !path.endsWith('_index.json'))
    .map(([, text]) => JSON.parse(text) as Values);
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
