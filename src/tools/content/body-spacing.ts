import { parse } from 'yaml';
import * as writerComponents from '../../mdx/components';
import type { WriterComponent } from '../../mdx/writer-component';
import { spacingOf } from '../../rules/text-spacing';
import { wordsOf } from '../../schema/words';
import { type Locale, locales } from '../../site/locales';
import { readDocumentName } from './document-name';
import { splitFrontmatter } from './source-text';

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
  Object.entries<WriterComponent>(writerComponents).map(([name, { props }]) => [
    name,
    Object.keys(wordsOf(props).shape),
  ]),
);

type SetText = (text: string) => string;

/**
 * A rehype plugin that sets the spaces of a body as its language has them. Code is left alone: it may be copied. It
 * comes after `rehype-slug`, which would leave such spaces out of an id.
 */
export function rehypeSpacing() {
  return (tree: Node, file: File): void => {
    const setText = spacingOf(languageOf(file));
    if (setText) setSpaces(tree, setText);
  };
}

/** A language without rules of its own need not wait for this plugin. */
rehypeSpacing.appliesTo = ({ path, frontmatter }: Written): boolean =>
  spacingOf(chooseLanguage(path, frontmatter.lang)) !== undefined;

interface Written {
  readonly path: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
}

function languageOf({ value, data }: File): Locale {
  const { yaml } = splitFrontmatter(String(value));
  const said: unknown = yaml === undefined ? undefined : Object(parse(yaml)).lang;
  return chooseLanguage(String(Object(data.rawDocumentData).sourceFilePath), said);
}

function chooseLanguage(path: string, said: unknown): Locale {
  return locales.find((known) => known === said) ?? readDocumentName(path).locale;
}

function setSpaces(node: Node, setText: SetText): void {
  if (node.tagName === 'code') return;
  if (node.type === 'text') node.value = setText(String(node.value));
  const words = wordAttributes[node.name ?? ''] ?? [];
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === 'string' && words.includes(attribute.name ?? '')) {
      attribute.value = setText(attribute.value);
    }
  }
  for (const child of node.children ?? []) setSpaces(child, setText);
}
