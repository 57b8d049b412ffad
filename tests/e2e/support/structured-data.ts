type Value = string | number | boolean | null | Value[] | Node;
export type Node = { [key: string]: Value };

/** A video needs one of these: the address of its file, or of a player for it. */
const sources = ['contentUrl', 'embedUrl'];

/** The fields each type must have: Google's required properties, and ours. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'publisher'],
  Organization: ['name', 'url', 'logo'],
  Blog: ['name', 'url', 'inLanguage', 'blogPost'],
  BlogPosting: [
    ...['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    ...['inLanguage', 'wordCount', 'keywords', 'url'],
  ],
  Article: ['headline', 'image', 'author', 'publisher'],
  CollectionPage: ['name', 'url'],
  ContactPage: ['name', 'url', 'mainEntity'],
  Service: ['areaServed', 'name', 'provider', 'serviceType', 'url'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ProfilePage: ['mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
};

const addressKeys = new Set(['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage', 'sameAs']);

/** Returns a page's structured data, in the order of its markup. */
export function readGraph(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, text]) => JSON.parse(text ?? '')['@graph']);
}

/** Returns the faults of a graph in a fixed order: missing or empty values, addresses that are not full, duplicates. */
export function findFaults(graph: readonly Node[], origin: string): string[] {
  const types = graph.map((node) => String(node['@type']));
  const doubles = types.filter((type, index) => types.indexOf(type) !== index);
  return [
    ...doubles.map((type) => `${type} is described twice`),
    ...graph.flatMap(findMissing),
    ...graph.flatMap((node) => findWrongValues(node, String(node['@type']), origin)),
  ];
}

function findMissing(node: Node): string[] {
  const type = String(node['@type']);
  const missing = (required[type] ?? []).filter((key) => node[key] === undefined);
  if (type === 'VideoObject' && !sources.some((key) => key in node)) missing.push('source');
  return missing.map((key) => `${type} has no ${key}`);
}

function findWrongValues(value: Value, path: string, origin: string): string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return [`${path} is empty`];
  if (Array.isArray(value)) return value.flatMap((item) => findWrongValues(item, path, origin));
  if (typeof value !== 'object') return isWrongAddress(path, value, origin);
  return Object.entries(value).flatMap(([key, item]) =>
    findWrongValues(item, `${path}.${key}`, origin),
  );
}

function isWrongAddress(path: string, value: string | number | boolean, origin: string): string[] {
  const key = path.split('.').at(-1) ?? '';
  const isFull = String(value).startsWith(`${origin}/`) || String(value) === origin;
  const isElsewhere = String(value).startsWith('https://');
  if (!addressKeys.has(key) || isFull || isElsewhere) return [];
  return [`${path} is no full address: ${value}`];
}
