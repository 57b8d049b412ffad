/** Returns the values of a page's meta tags by property; the first one where there are several. */
export function readMeta(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const pairs = [...tags].map(([, name = '', content = '']) => [name, content] as const);
  return new Map(pairs.toReversed());
}
