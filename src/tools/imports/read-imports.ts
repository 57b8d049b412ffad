import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path/posix';
import { type Expression, parseSync, type Span, Visitor } from 'oxc-parser';

const code = new Set(['.ts', '.tsx', '.mjs', '.cjs']);

/** Returns the project's code by path: the site, its tests, and the configs beside them. */
export function readSources(): [path: string, text: string][] {
  const inside = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name.replaceAll('\\', '/')),
    ),
  );
  return [...readdirSync('.'), ...inside]
    .filter((path) => code.has(extname(path)) && !/\.d\.ts$|\/\.next\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

/** One import of a file: its position, whether it takes types only, and its names (empty for the whole module). */
export type Import = {
  line: number;
  column: number;
  from: string;
  isType: boolean;
  names: readonly string[];
};

export type Source = { isClient: boolean; imports: readonly Import[] };

type Kind = 'type' | 'value' | undefined;

/**
 * Reads all imports of a TypeScript or JavaScript file: static, type-only, re-exports, `import()`, `require()` and
 * types like `import('x').Y`. For an address put together at run time, returns its beginning. Throws where the file
 * cannot be parsed.
 */
export function readImports(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const [mistake] = errors;
  if (mistake) throw new Error(`${path} cannot be parsed: ${mistake.message}`);
  const imports: Import[] = [];
  const note = ({ start }: Span, from: string, isType: boolean, names: readonly string[] = []) => {
    const before = text.slice(0, start).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    imports.push({ line: before.length, column, from, isType, names });
  };
  const noteComputed = (node: Span, from: Expression | undefined) => {
    const beginning = from && beginningOf(from);
    if (beginning) note(node, beginning, false);
  };
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers.map((one) =>
        'imported' in one ? nameOf(one.imported) : 'default',
      );
      const kinds = node.specifiers.map((one) => ('importKind' in one ? one.importKind : 'value'));
      note(node.source, node.source.value, isType(node.importKind, kinds), names);
    },
    ExportNamedDeclaration(node) {
      if (!node.source) return;
      const kinds = node.specifiers.map(({ exportKind }) => exportKind);
      const names = node.specifiers.map(({ local }) => nameOf(local));
      note(node.source, node.source.value, isType(node.exportKind, kinds), names);
    },
    ExportAllDeclaration(node) {
      note(node.source, node.source.value, node.exportKind === 'type');
    },
    ImportExpression: (node) => noteComputed(node, node.source),
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return;
      const [from] = node.arguments;
      if (from?.type !== 'SpreadElement') noteComputed(node, from);
    },
    TSImportType: (node) => note(node.source, node.source.value, true),
  }).visit(program);
  const isClient = program.body.some((one) => 'directive' in one && one.directive === 'use client');
  return { isClient, imports };
}

/**
 * Says whether an import takes types only: `import type …`, or every name marked `type`. `import {} from` and `import
 * 'x'` run the file, so they do not.
 */
function isType(whole: Kind, each: readonly Kind[]): boolean {
  return whole === 'type' || (each.length > 0 && each.every((kind) => kind === 'type'));
}

function nameOf(name: { name: string } | { value: string }): string {
  return 'name' in name ? name.name : name.value;
}

function beginningOf(address: Expression): string | undefined {
  if (address.type === 'Literal' && typeof address.value === 'string') return address.value;
  if (address.type === 'TemplateLiteral') return address.quasis[0]?.value.raw;
  return undefined;
}
