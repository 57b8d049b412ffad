/** What the home page puts forward. */
export const featured = {
  /** The developer quoted in the banner: the slug of a file in `content/people` with a `quote`. */
  developer: 'marek-zielen',
  /** How many publications the strip shows at most (docs/specification.md, section 9). */
  mostPublications: 3,
  /**
   * The case studies shown from edge to edge: slugs of files in `content/case-studies`. Their boxes are wide, narrow,
   * narrow, wide; a narrow one suits a picture with its subject in the middle.
   */
  caseStudies: ['seadvisor', 'aquatest', 'placeme', 'ticket'],
} as const;
