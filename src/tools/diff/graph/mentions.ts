import { childrenOf, isNode, type SyntaxNode } from './nodes';

/** What one declaration of a file mentions. */
export type Declaration = {
  text: string;
  /** Names of its own file that it uses. */
  uses: ReadonlySet<string>;
  /** Files it imports while it runs. */
  files: ReadonlySet<string>;
  /** Names of properties: what it may take from an object. */
  names: ReadonlySet<string>;
  strings: ReadonlySet<string>;
  /** Texts put together at run time, by their fixed beginning and end. */
  patterns: readonly (readonly [start: string, end: string])[];
  /** The parts of the messages it asks for; '' for all. */
  namespaces: ReadonlySet<string>;
  /** The collections it opens; '*' where a variable says which. */
  opens: ReadonlySet<string>;
};

const translators = new Set(['useTranslations', 'getTranslations']);
const openers = new Set(['openCollection', 'openMdx', 'readDocuments']);

/** Reads what a declaration mentions; `known` are the names of its file. */
export function readDeclaration(
  node: SyntaxNode,
  text: string,
  known: ReadonlySet<string>,
): Declaration {
  const found = {
    uses: new Set<string>(),
    files: new Set<string>(),
    names: new Set<string>(),
    strings: new Set<string>(),
    patterns: [] as [string, string][],
    namespaces: new Set<string>(),
    opens: new Set<string>(),
  };
  const see = (one: SyntaxNode): void => {
    switch (one.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        if (known.has(String(one.name))) found.uses.add(String(one.name));
        found.names.add(String(one.name));
        break;
      case 'Literal':
        if (typeof one.value === 'string') found.strings.add(one.value);
        break;
      case 'TemplateLiteral':
        found.patterns.push(patternOf(one));
        break;
      case 'CallExpression':
        noteCall(one, found);
        break;
      case 'ImportExpression':
        if (isNode(one.source) && one.source.type === 'Literal')
          found.files.add(String(one.source.value));
        break;
    }
    childrenOf(one).forEach(see);
  };
  see(node);
  return { text: text.slice(Number(node.start), Number(node.end)), ...found };
}

type Found = { namespaces: Set<string>; opens: Set<string> };

function noteCall({ callee, arguments: given }: SyntaxNode, found: Found): void {
  if (!isNode(callee) || callee.type !== 'Identifier') return;
  const [first] = Array.isArray(given) ? given.filter(isNode) : [];
  const name = String(callee.name);
  if (translators.has(name)) found.namespaces.add(namespaceIn(first));
  if (openers.has(name)) found.opens.add(textOf(first) ?? '*');
}

/** `'a.b'`, or `{ locale, namespace: 'a.b' }`; '' where all messages are asked for, or a variable says which. */
function namespaceIn(argument: SyntaxNode | undefined): string {
  const properties = Array.isArray(argument?.properties) ? argument.properties.filter(isNode) : [];
  const named = properties.find(({ key }) => isNode(key) && key.name === 'namespace');
  return textOf(named?.value ?? argument) ?? '';
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' ? String(node.value) : undefined;
}

function patternOf({ quasis }: SyntaxNode): [start: string, end: string] {
  const parts = Array.isArray(quasis) ? quasis.filter(isNode) : [];
  const raw = (part: SyntaxNode | undefined) => String(Object(part?.value).raw ?? '');
  return parts.length > 1 ? [raw(parts[0]), raw(parts.at(-1))] : [raw(parts[0]), ''];
}
