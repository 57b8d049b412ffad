import { mdxToMdast } from 'satteri';
import type { PlacedEdit } from './edit-text';
import { linksTo } from './pointers';
import type { SourceDocument } from './project';

/** The part of a syntax tree that says where a link and its words stand. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** Returns the edits that leave the words of links to an address, and take the links away. */
export function unlink(document: SourceDocument, address: string): PlacedEdit[] {
  const { file, text } = document;
  const links = linksTo(document, address).filter(({ field }) => field === undefined);
  if (links.length === 0) return [];
  const places = new Map(links.map((link) => [`${link.line}:${link.column}`, link.target]));
  const edits: PlacedEdit[] = [];
  const walk = (node: Node) => {
    const { start, end } = node.position ?? {};
    const target = start && places.get(`${start.line}:${start.column}`);
    const from = node.children?.[0]?.position?.start.offset;
    const to = node.children?.at(-1)?.position?.end.offset;
    if (node.type === 'link' && target && from !== undefined && to !== undefined) {
      const [first, last] = [start.offset ?? 0, end?.offset ?? 0];
      const { line, column } = start;
      const words = text.slice(from, to);
      const place = { start: first, end: last, line, column, file: file.shown };
      edits.push({ ...place, before: text.slice(first, last), text: words });
    } else node.children?.forEach(walk);
  };
  walk(mdxToMdast(text) as Node);
  return edits;
}
