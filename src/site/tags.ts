/** Every tag an article may carry; the labels are messages (`site.tags`). */
export const tags = [
  'react',
  'react-native',
  'performance',
  'testing',
  'migration',
  'accessibility',
  'design-systems',
  'estimating',
  'hiring',
  'process',
  'tooling',
] as const;

export type Tag = (typeof tags)[number];
