/** How many publications the strip of the home page shows at most (specification, section 9). */
export const mostPublications = 3;
