import { parse } from 'yaml';
import { writerComponents } from '../../mdx/component-names';
import { bindPolish } from '../../rules/polish-spacing';
import { wordsOf } from '../../schema/words';
import { readDocumentName } from './document-name';
import { splitFrontmatter } from './frontmatter';

/** The part of a syntax tree (hast with MDX) that holds words. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly name?: string | null;
  value?: unknown;
  readonly attributes?: readonly { name?: string; value?: unknown }[];
  readonly children?: readonly Node[];
}

/** What Contentlayer hands to a plugin: the whole text of the file, and where it stands. */
interface File {
  readonly value: unknown;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The attributes of each component for writers that hold words. */
const wordAttributes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(writerComponents).map(([name, { props }]) => [
    name,
    Object.keys(wordsOf(props).shape),
  ]),
);

/**
 * A rehype plugin that gives the bodies of Polish documents their non-breaking spaces. Code is left alone: it may be
 * copied. It comes after `rehype-slug`, which would leave such spaces out of an id.
 */
export function rehypeSpacing() {
  return (tree: Node, file: File): void => {
    if (languageOf(file) === 'pl') setSpaces(tree);
  };
}

function languageOf({ value, data }: File): unknown {
  const { yaml } = splitFrontmatter(String(value));
  const said = yaml === undefined ? undefined : Object(parse(yaml)).lang;
  return said ?? readDocumentName(String(Object(data.rawDocumentData).sourceFilePath)).locale;
}

function setSpaces(node: Node): void {
  if (node.tagName === 'code') return;
  if (node.type === 'text') node.value = bindPolish(String(node.value));
  const words = wordAttributes[node.name ?? ''] ?? [];
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === 'string' && words.includes(attribute.name ?? '')) {
      attribute.value = bindPolish(attribute.value);
    }
  }
  for (const child of node.children ?? []) setSpaces(child);
}
