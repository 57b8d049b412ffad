import { show } from '@amberline/strata/finding';
import { type Document, Scalar, visit } from 'yaml';
import { nameOf, type OffsetFinding } from './yaml';

/** Texts that hold none of the notation below need not be walked. */
const mayHoldTimestamp = /[\s[{,]\d{4}-\d{1,2}-\d/;
const mayHoldReference = /[*&]/;
const mayHoldTypographic = /[\s[{,][“”„«»]/;
const mayHoldComment = /\S[ \t]+#/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s]+\d{1,2}:)/;

/** Finds what a writer meant as text and YAML takes for something else; such values become that text. */
export function readNotation(document: Document.Parsed, yaml: string): OffsetFinding[] {
  return [
    ...(mayHoldReference.test(yaml) ? readReferences(document, yaml) : []),
    ...(mayHoldTimestamp.test(yaml) ? timestampFindings(document) : []),
    ...(mayHoldTypographic.test(yaml) ? findTypographicQuotes(document) : []),
    ...(mayHoldComment.test(yaml) ? findCutTexts(document) : []),
  ];
}

/**
 * `*x` stands for a value marked `&x` elsewhere: content has no use for it, one that leads nowhere cannot be
 * read, and few of them can be made to fill the memory.
 */
function readReferences(document: Document.Parsed, yaml: string): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Alias(key, node, ancestors) {
      const [offset = 0] = node.range ?? [];
      const found = `*${node.source}`;
      const field = key === 'key' ? found : nameOf(node, ancestors);
      findings.push(reference(field, found, offset));
      const text = new Scalar(found);
      text.range = node.range ?? null;
      return text;
    },
    Value(_key, node, ancestors) {
      if (!node.anchor) return;
      const found = `&${node.anchor}`;
      const offset = yaml.lastIndexOf(found, node.range?.[0]);
      findings.push(reference(nameOf(node, ancestors), found, offset));
    },
  });
  return findings;
}

function reference(field: string, found: string, offset: number): OffsetFinding {
  return {
    code: 'invalid-yaml',
    offset,
    ...(field !== '' && { field }),
    found,
    expected: 'a text; one that starts with * or & needs quotes',
    fix: `Put the text in double quotes, such as ${show(found)}.`,
  };
}

/** Other parsers (and YAML 1.1) read these as dates; in quotes they are text for everybody. */
function timestampFindings(document: Document.Parsed): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (!timestamp.test(node.value)) return;
      findings.push({
        code: 'unquoted-timestamp',
        offset: node.range?.[0] ?? 0,
        field: nameOf(node, ancestors),
        found: node.value,
        expected: 'a date in quotes',
        nearest: show(node.value),
        fix: `Put it in quotes: "${node.value}"`,
      });
    },
  });
  return findings;
}

/** A # after a space begins a comment, and the rest of a title is gone without a word. */
function findCutTexts(document: Document.Parsed): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (node.comment === undefined || node.comment === null) return;
      const whole = `${node.value} #${node.comment}`;
      findings.push({
        code: 'cut-text',
        offset: node.range?.[0] ?? 0,
        field: nameOf(node, ancestors),
        found: node.value,
        expected: 'a text in quotes, or a comment on a line of its own',
        nearest: show(whole),
        fix: `Put the whole text in quotes: ${show(whole)}`,
      });
    },
  });
  return findings;
}

const typographic = /^[“”„«](.*)[“”»]$/s;

/** YAML takes straight quotes away; those that stand in books are shown on the page. */
function findTypographicQuotes(document: Document.Parsed): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      const [, inside] = typographic.exec(node.value) ?? [];
      if (inside === undefined) return;
      findings.push({
        level: 'warning',
        code: 'typographic-quotes',
        offset: node.range?.[0] ?? 0,
        field: nameOf(node, ancestors),
        found: node.value,
        expected: 'straight double quotes round the value: these are shown on the page',
        nearest: show(inside),
        fix: `Write ${show(inside)}; for a quotation, put straight quotes round all of it.`,
      });
    },
  });
  return findings;
}
