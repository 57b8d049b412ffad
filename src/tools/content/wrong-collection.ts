import { basename } from 'node:path';
import { type Collection, collections } from '@/schema';
import { checkFields, type FieldFinding } from './field-findings';
import type { ContentFile } from './files';

/** With fewer findings than this, a document is worth its corrections one by one. */
const many = 4;

/** A document that fits another collection much better lies in the wrong folder: one finding says so. */
export function findHome(
  findings: FieldFinding[],
  data: unknown,
  { collection, path }: ContentFile,
): FieldFinding[] {
  if (findings.length < many || typeof data !== 'object') return findings;
  const { form }: Collection = collections[collection];
  const [home] = Object.entries<Collection>(collections)
    .filter(([name, row]) => name !== collection && row.form === form)
    .map(([name, { schema }]) => ({ name, count: checkFields(schema, data).length }))
    .sort((a, b) => a.count - b.count);
  if (!home || home.count * 3 > findings.length) return findings;
  return [
    {
      code: 'wrong-collection',
      path: [],
      found: `${findings.length} fields that do not fit content/${collection}`,
      expected: `a document of content/${collection}; this one is written like those of content/${home.name}`,
      nearest: `content/${home.name}/${basename(path)}`,
      fix: `Move the file to content/${home.name}/${basename(path)}.`,
    },
  ];
}
