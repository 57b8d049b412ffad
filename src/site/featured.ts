/** What the home page puts forward; each is the slug of a document. */
export const featured = {
  /** The developer quoted in the banner: a file in `content/people` with a `quote`. */
  developer: 'marek-zielen',
} as const;
