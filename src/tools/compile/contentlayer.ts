import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { collections } from '../../schema/index';
import { run } from '../steps.mjs';
import type { CompiledDocument, ContentState } from './content';

/** A document as contentlayer2 wrote it. */
type Written = Record<string, unknown> & { _id: string; body?: unknown };

/** Compiles the same content by the same config with contentlayer2, and puts its values and bodies in the place of ours. */
export async function compileWithContentlayer(state: ContentState): Promise<ContentState> {
  const code = await run('contentlayer2 build', { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`contentlayer2 build ended with ${code}`);
  const documents = new Map(state.documents);
  for (const { typeName } of Object.values(collections)) {
    const path = `.contentlayer/generated/${typeName}/_index.json`;
    for (const values of JSON.parse(readFileSync(path, 'utf8')) as Written[]) {
      const document = documents.get(values._id);
      if (document) documents.set(values._id, replace(document, values));
    }
  }
  return { ...state, documents };
}

function replace(document: CompiledDocument, values: Written): CompiledDocument {
  const { body } = values;
  const bodyHash =
    body === undefined
      ? undefined
      : createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { ...document, values, bodyHash };
}
