import { type ThirdParty, thirdParties } from '@/site/third-parties.mjs';
import type { Json } from '../compile/versions';
import { parseMdx, type SyntaxNode } from '../content/syntax-tree';
import { isComment } from './compare/seen';
import type { DocumentFile } from './content/documents';

/** What a document makes a visitor's browser do, beyond showing words and our own pictures. */
export type Capabilities = {
  /** Components and HTML elements in its body. */
  components: ReadonlySet<string>;
  /** Whose players it embeds. */
  embeds: ReadonlySet<string>;
  /** Hosts from which a browser would load something, each with what it would load. */
  hosts: ReadonlyMap<string, Load>;
  /** Code of its own: what it imports, exports or computes. */
  code: readonly string[];
};

type Load = 'frame' | 'picture' | 'media' | 'script';

/** What an element loads, by its name. Components of writers show pictures. */
const loads: Readonly<Record<string, Load>> = {
  iframe: 'frame',
  embed: 'frame',
  object: 'frame',
  script: 'script',
  link: 'script',
  video: 'media',
  audio: 'media',
  source: 'media',
};

/** Returns what a file can do, from what stands in it. */
export async function readCapabilities({ fields, body }: DocumentFile): Promise<Capabilities> {
  const found = {
    components: new Set<string>(),
    embeds: new Set<string>(),
    hosts: new Map<string, Load>(),
    code: [] as string[],
  };
  const kind = kindOfVideo(fields?.video);
  if (kind !== undefined && kind !== 'file') found.embeds.add(kind);
  const { tree } = body === '' ? { tree: undefined } : await parseMdx(body);
  const see = (node: SyntaxNode): void => {
    if (/^mdx(?:jsEsm|FlowExpression|TextExpression)$/.test(node.type) && !isComment(node)) {
      found.code.push(String(node.value).trim().split('\n', 1)[0] ?? '');
    }
    if (node.type === 'image') noteHost(node.url, 'picture', found.hosts);
    if (/^mdxJsx/.test(node.type)) noteElement(node, found);
    node.children?.forEach(see);
  };
  if (tree) see(tree);
  return found;
}

/** Whose video it is; a translation leaves that to its original. */
function kindOfVideo(video: Json): string | undefined {
  if (typeof video !== 'object' || video === null || Array.isArray(video)) return undefined;
  return video.kind === undefined ? undefined : String(video.kind);
}

type Found = { components: Set<string>; hosts: Map<string, Load>; code: string[] };

function noteElement({ name, attributes }: SyntaxNode, found: Found): void {
  found.components.add(String(name));
  for (const one of Array.isArray(attributes) ? attributes : []) {
    const { type, name: attribute, value } = Object(one);
    if (type !== 'mdxJsxAttribute' || Object(value) === value) {
      found.code.push(`<${name} ${attribute ?? ''}{…}>`);
    } else if (/^on[A-Z]/i.test(attribute)) {
      found.code.push(`<${name} ${attribute}="…">`);
    } else if (/^(?:src|srcSet|poster|data|href)$/i.test(attribute)) {
      if (attribute !== 'href' || name === 'link')
        noteHost(value, loads[String(name)] ?? 'picture', found.hosts);
    }
  }
}

function noteHost(address: unknown, load: Load, hosts: Map<string, Load>): void {
  const origin = originOf(address);
  if (origin !== undefined) hosts.set(origin, load);
}

function originOf(address: unknown): string | undefined {
  const text = String(address).trim();
  if (!/^(?:[a-z]+:)?\/\//i.test(text)) return undefined;
  return URL.canParse(text, 'https://site.invalid')
    ? new URL(text, 'https://site.invalid').origin
    : undefined;
}

/** A host that the policy of pages does not allow: browsers would load nothing from it. */
export type Refused = { what: string; line: string; file: string };

/** Returns what the policy does not allow, each with the line that would allow it and its file. */
export function findRefused({ embeds, hosts }: Capabilities): Refused[] {
  const known = Object.keys(thirdParties);
  const frames: string[] = (Object.keys(thirdParties) as ThirdParty[]).flatMap(
    (name) => thirdParties[name].frames,
  );
  const players = [...embeds]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      what: `a player of ${name}`,
      line: `${name}: { frames: ['https://…'], connections: [], styles: [] },`,
      file: 'src/site/third-parties.mjs',
    }));
  const others = [...hosts]
    .filter(([origin, load]) => load !== 'frame' || !frames.includes(origin))
    .map(([origin, load]) => ({ what: `${shown[load]} from ${origin}`, ...lineFor(origin, load) }));
  return [...players, ...others];
}

const shown = { frame: 'a frame', picture: 'a picture', media: 'a video', script: 'a script' };
const directives = { picture: 'img-src', media: 'media-src', script: 'script-src' };

function lineFor(origin: string, load: Load): Pick<Refused, 'line' | 'file'> {
  if (load === 'frame') {
    const name = new URL(origin).hostname.split('.').at(-2) ?? 'host';
    const line = `${name}: { frames: ['${origin}'], connections: [], styles: [] },`;
    return { line, file: 'src/site/third-parties.mjs' };
  }
  const line = `'${directives[load]}': ["'self'", …, '${origin}'],`;
  return { line, file: 'src/site/content-policy.mjs' };
}
