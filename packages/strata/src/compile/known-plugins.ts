import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Attacher, PluginEntry } from './plugin-list';

/** The plugins whose work satteri and its own passes do as well. */
export type KnownPlugin = 'remark-gfm' | 'remark-frontmatter' | 'rehype-slug';

const known = {
  'remark-gfm': remarkGfm,
  'remark-frontmatter': remarkFrontmatter,
  'rehype-slug': rehypeSlug,
} satisfies Record<KnownPlugin, unknown>;

/** Which known plugin this is: the same function, or one of the same name and the same source (a second copy). */
export function recognisePlugin({ attacher }: PluginEntry): KnownPlugin | undefined {
  const names = Object.keys(known) as KnownPlugin[];
  return names.find((name) => isSame(attacher, known[name] as Attacher));
}

function isSame(attacher: Attacher, ours: Attacher): boolean {
  if (attacher === ours) return true;
  return attacher.name === ours.name && attacher.toString() === ours.toString();
}

/** Whether a plugin runs with its defaults: without options, with `true`, `null` or an empty object. */
export function hasDefaults({ options }: PluginEntry): boolean {
  return options.every(
    (option) =>
      option === undefined ||
      option === null ||
      option === true ||
      (typeof option === 'object' && Object.keys(option).length === 0),
  );
}
