/** What the home page puts forward. */
export const featured = {
  /** The developer quoted in the banner: the slug of a file in `content/people` with a `quote`. */
  developer: 'marek-zielen',
  /** How many publications the strip shows at most (specification, section 9). */
  mostPublications: 3,
} as const;
