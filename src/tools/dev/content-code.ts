/** The code by which content is read and checked: schemas, tags, components, rules, the config. */
export const contentCode: readonly string[] = [
  'contentlayer.config.ts',
  ...['compile', 'content', 'dev', 'images', 'ledger', 'videos'].map((tool) => `src/tools/${tool}`),
  ...['mdx', 'rules', 'schema', 'site'].map((room) => `src/${room}`),
];
