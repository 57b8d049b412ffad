import { parseSync } from 'oxc-parser';
import { type Declaration, readDeclaration } from './mentions';
import { isNode, type SyntaxNode } from './nodes';

/** Where a name of a file comes from: a file it imports, and the name there ('*' for all of it). */
export type Imported = { from: string; name: string };

/** A source file by its declarations. What runs on import without a name is the declaration ''. */
export type Module = {
  declarations: ReadonlyMap<string, Declaration>;
  imported: ReadonlyMap<string, Imported>;
  /** By the names other files know: the name here, or where it is passed on from. */
  exported: ReadonlyMap<string, string | Imported>;
  /** Files whose names are all passed on. */
  passedOn: readonly string[];
};

/** Reads a file's declarations and what each mentions; undefined where it cannot be parsed. Types are left out. */
export function readModule(path: string, text: string): Module | undefined {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return undefined;
  const imported = new Map<string, Imported>();
  const exported = new Map<string, string | Imported>();
  const passedOn: string[] = [];
  const parts: { names: readonly string[]; node: SyntaxNode }[] = [];
  for (const statement of program.body as unknown as SyntaxNode[]) {
    if (statement.importKind === 'type' || statement.exportKind === 'type') continue;
    const from = isNode(statement.source) ? String(statement.source.value) : undefined;
    if (statement.type === 'ImportDeclaration') noteImport(statement, from ?? '', imported);
    else if (statement.type === 'ExportAllDeclaration') passedOn.push(from ?? '');
    else if (from !== undefined) noteReexport(statement, from, exported);
    else parts.push(...partsOf(statement, exported));
  }
  const known = new Set([...imported.keys(), ...parts.flatMap(({ names }) => names)]);
  const declarations = new Map<string, Declaration>();
  for (const { names, node } of parts) {
    const read = readDeclaration(node, text, known);
    for (const name of names.length > 0 ? names : ['']) {
      const before = declarations.get(name);
      declarations.set(name, before ? join(before, read) : read);
    }
  }
  return { declarations, imported, exported, passedOn };
}

function noteImport(node: SyntaxNode, from: string, imported: Map<string, Imported>): void {
  for (const one of nodesOf(node.specifiers)) {
    if (one.importKind === 'type') continue;
    const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : nameless(one.type);
    imported.set(nameOf(one.local), { from, name });
  }
}

const nameless = (type: string) => (type === 'ImportDefaultSpecifier' ? 'default' : '*');

function noteReexport(node: SyntaxNode, from: string, exported: Map<string, string | Imported>) {
  for (const one of nodesOf(node.specifiers)) {
    exported.set(nameOf(one.exported), { from, name: nameOf(one.local) });
  }
}

/** The declarations of a statement, with the names by which they are exported noted. */
function partsOf(statement: SyntaxNode, exported: Map<string, string | Imported>) {
  if (statement.type === 'ExportDefaultDeclaration') {
    exported.set('default', 'default');
    const own = isNode(statement.declaration) ? namesOf(statement.declaration) : [];
    return [{ names: ['default', ...own], node: statement }];
  }
  if (statement.type !== 'ExportNamedDeclaration') {
    return isType(statement) ? [] : [{ names: namesOf(statement), node: statement }];
  }
  for (const one of nodesOf(statement.specifiers)) {
    exported.set(nameOf(one.exported), nameOf(one.local));
  }
  const { declaration } = statement;
  if (!isNode(declaration) || isType(declaration)) return [];
  const names = namesOf(declaration);
  for (const name of names) exported.set(name, name);
  return [{ names, node: declaration }];
}

const isType = ({ type }: SyntaxNode) =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration';

/** The names a statement declares. */
function namesOf(node: SyntaxNode): string[] {
  if (node.type === 'VariableDeclaration') {
    return nodesOf(node.declarations).flatMap(({ id }) => boundNames(id));
  }
  return isNode(node.id) ? [nameOf(node.id)] : [];
}

function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const parts = [...nodesOf(pattern.properties), ...nodesOf(pattern.elements)];
  return parts.flatMap((part) => boundNames(part.value ?? part.argument ?? part.left ?? part));
}

function nodesOf(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isNode) : [];
}

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '');

function join(one: Declaration, other: Declaration): Declaration {
  const both = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => new Set([...a, ...b]);
  return {
    text: `${one.text}\n${other.text}`,
    uses: both(one.uses, other.uses),
    files: both(one.files, other.files),
    names: both(one.names, other.names),
    strings: both(one.strings, other.strings),
    patterns: [...one.patterns, ...other.patterns],
    namespaces: both(one.namespaces, other.namespaces),
    opens: both(one.opens, other.opens),
  };
}
