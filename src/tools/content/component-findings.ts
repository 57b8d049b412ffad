import { positionAt } from '@amberline/strata/finding';
import type { z } from 'zod';
import * as writerComponents from '../../mdx/components';
import type { WriterComponent } from '../../mdx/writer-component';
import { findDrawingFaults } from './drawing-findings';
import { checkFields, type FieldFinding } from './field-findings';
import type { FileFinding, FindingCode } from './findings';
import { nearest } from './nearest';
import { findMarks, markedValues } from './schema-walk';
import { lineStart } from './source-text';
import { placeOf, type SyntaxNode } from './syntax-tree';

/** What a component in a body says: its mistakes, and the pictures it shows. */
export interface ComponentFacts {
  readonly findings: FileFinding[];
  readonly images: { readonly path: string; readonly node: SyntaxNode }[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

const components = new Map<string, WriterComponent>(Object.entries(writerComponents));
// Bundlers do not agree about the order of names that come from several files.
const names = [...components.keys()].sort();

export function readComponent(node: SyntaxNode, text: string): ComponentFacts {
  const name = String(node.name ?? '');
  const component = components.get(name);
  if (!component) return { findings: [unknown(name, node)], images: [] };
  const { props, children, table } = component;
  const attributes = attributesOf(node);
  const code = attributes.filter(isExpression);
  const written = Object.fromEntries(
    attributes.flatMap(({ name: key, value }) => (key === undefined ? [] : [[key, value ?? true]])),
  );
  const findings = [
    ...code.map((attribute) => expression(attribute, node, text)),
    ...propFindings(props, written, { name, node, text, skip: code.map((each) => each.name) }),
  ];
  if (!children && node.children?.length) findings.push(unexpectedChildren(name, node));
  if (table) findings.push(...findDrawingFaults({ name, rules: table, node, text }));
  return {
    findings,
    images: markedValues(findMarks(props), written).map(({ value }) => ({ path: value, node })),
  };
}

function attributesOf(node: SyntaxNode): Attribute[] {
  return Array.isArray(node.attributes) ? node.attributes : [];
}

function isExpression({ type, value }: Attribute): boolean {
  return type !== 'mdxJsxAttribute' || (typeof value === 'object' && value !== null);
}

/** The words for a mistake in an attribute, which is a field under another name. */
const propMistake: Partial<Record<FindingCode, FindingCode>> = {
  'missing-field': 'missing-prop',
  'unknown-key': 'unknown-prop',
  'reserved-key': 'unknown-prop',
};

interface Tag {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly text: string;
  readonly skip: readonly (string | undefined)[];
}

function propFindings(props: z.ZodObject, written: object, tag: Tag): FileFinding[] {
  return checkFields(props, written)
    .filter(({ path }) => !tag.skip.includes(String(path[0])))
    .map(({ path, atKey: _atKey, field: _field, ...finding }: FieldFinding) => {
      const prop = String(path[0]);
      const code = propMistake[finding.code] ?? 'bad-prop';
      const fix = code === 'missing-prop' ? `Add ${prop}="…" to <${tag.name}>.` : finding.fix;
      return { ...finding, code, fix, ...placeOfProp(prop, tag) };
    });
}

/** Attributes carry no position in the tree, so their name is looked up after the tag's start. */
function placeOfProp(prop: string, { node, text }: Pick<Tag, 'node' | 'text'>) {
  const start = placeOf(node);
  const offset = lineStart(text, start.line) + start.column - 1;
  const match = new RegExp(`\\s(?=${prop}(?=[\\s=/>]))`).exec(text.slice(offset));
  return match ? positionAt(text, offset + match.index + 1) : start;
}

function expression(attribute: Attribute, node: SyntaxNode, text: string): FileFinding {
  const place = attribute.name ? placeOfProp(attribute.name, { node, text }) : placeOf(node);
  return {
    code: 'code-in-body',
    ...place,
    found: `${attribute.name ?? ''}{…}`,
    expected: 'text in quotes as the value of an attribute',
    fix: `Write ${attribute.name ?? 'each attribute'}="…".`,
  };
}

const markdownFor: Readonly<Record<string, string>> = {
  br: 'Begin a new paragraph with an empty line, or end the line above with a backslash.',
  b: 'Write **bold**.',
  strong: 'Write **bold**.',
  i: 'Write _italic_.',
  em: 'Write _italic_.',
  a: 'Write [words](address).',
  img: 'Write ![what is seen](/images/….webp).',
  code: 'Write `code`.',
  hr: 'Write --- between two empty lines.',
};

function unknown(name: string, node: SyntaxNode): FileFinding {
  const markdown = markdownFor[name.toLowerCase()];
  if (markdown !== undefined && !components.has(name)) {
    return {
      code: 'unknown-component',
      ...placeOf(node),
      found: `<${name}>`,
      expected: `Markdown, or one of: ${names.join(', ')}`,
      fix: markdown,
    };
  }
  const near = nearest(name, names);
  return {
    code: 'unknown-component',
    ...placeOf(node),
    found: `<${name}>`,
    expected: `one of: ${names.join(', ')}; everything else is Markdown`,
    ...(near !== undefined && { nearest: near }),
    fix: near ? `Write <${near}>.` : 'Use Markdown, or write \\< for the character itself.',
  };
}

/** MDX leaves out a paragraph that has components alone; in any other, browsers take a block apart. */
export function findComponentsInLine(node: SyntaxNode): FileFinding[] {
  const { type, children = [] } = node;
  const inLine = children.filter(
    ({ type, name }) => type === 'mdxJsxTextElement' && components.has(String(name)),
  );
  const isAlone = children.every(
    (child) => inLine.includes(child) || (child.type === 'text' && !String(child.value).trim()),
  );
  return type === 'paragraph' && isAlone ? [] : inLine.map(componentInLine);
}

function componentInLine(node: SyntaxNode): FileFinding {
  return {
    code: 'component-in-line',
    ...placeOf(node),
    found: `<${node.name}> among other words`,
    expected: `<${node.name}> on lines of its own, with an empty line before and after`,
    fix: 'Close the paragraph before it, and go on in another after it.',
  };
}

function unexpectedChildren(name: string, node: SyntaxNode): FileFinding {
  return {
    code: 'unexpected-children',
    ...placeOf(node),
    found: `<${name}>…</${name}>`,
    expected: `<${name} … /> with nothing inside: it would not be shown`,
    fix: 'Move the text out of it, or into an attribute.',
  };
}
