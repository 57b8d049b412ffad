/** What a page says to networks, by property; of several values the first. */
export function readMeta(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const pairs = [...tags].map(([, name = '', content = '']) => [name, content] as const);
  return new Map(pairs.toReversed());
}
