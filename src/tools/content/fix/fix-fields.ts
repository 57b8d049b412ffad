import { isDeepStrictEqual } from 'node:util';
import { parseDocument, type Scalar, visit } from 'yaml';

const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s]+\d{1,2}:)/;
const typographic = /^[“”„«]([^“”„«»]*)[“”»]$/;

/** Fields (YAML) with what was mended in them. */
export interface FixedFields {
  readonly yaml: string;
  readonly dates: number;
  readonly quotes: number;
}

/** Puts dates in quotes, and values between typographic quotes into straight ones; all else stays as it is. */
export function fixFields(yaml: string): FixedFields {
  const unchanged = { yaml, dates: 0, quotes: 0 };
  const document = parseDocument(yaml, { prettyErrors: false });
  if (document.errors.length > 0) return unchanged;
  const edits: { scalar: Scalar; value: string }[] = [];
  const counts = { dates: 0, quotes: 0 };
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (node.comment) return;
      const [, inside] = typographic.exec(node.value) ?? [];
      if (inside !== undefined) counts.quotes += 1;
      else if (timestamp.test(node.value)) counts.dates += 1;
      else return;
      edits.push({ scalar: node, value: inside ?? node.value });
    },
  });
  const fixed = edits.toReversed().reduce((text, { scalar: { range }, value }) => {
    const [start = 0, end = 0] = range ?? [];
    return text.slice(0, start) + JSON.stringify(value) + text.slice(end);
  }, yaml);
  for (const { scalar, value } of edits) scalar.value = value;
  const isAsMeant = isDeepStrictEqual(parseDocument(fixed).toJS(), document.toJS());
  return isAsMeant ? { yaml: fixed, ...counts } : unchanged;
}
