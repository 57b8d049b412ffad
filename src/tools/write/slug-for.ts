import { fold } from '../../rules/fold';

/** Returns the slug of a title: "Łódź w sieci" becomes lodz-w-sieci. Empty where the title has no letter of a slug. */
export function slugFor(title: string): string {
  const slug = fold(title)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  // Whole words, as many as fit into a line of a search engine.
  return slug.length <= longest
    ? slug
    : slug.slice(0, longest + 1).replace(/-?[^-]*$/, '') || slug.slice(0, longest);
}

const longest = 60;
