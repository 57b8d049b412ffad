/** How many publications the strip of the home page shows at most (docs/specification.md, section 9). */
export const mostPublications = 3;
