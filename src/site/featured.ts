/** How many publications the strip of the home page shows at most (docs/specification.md, section 9). */
export const mostPublications = 3;

/** How many of the newest articles a profile shows at most, and how many workshops and projects. */
export const mostOfPerson = { articles: 12, work: 12 } as const;

/** How many other workshops the page of one names at most. */
export const mostOtherWorkshops = 6;

/** How many services, technologies and figures of what changed the home page shows at most. */
export const mostAtHome = { services: 12, technologies: 36, proof: 3 } as const;

/** How many related articles an article names at most. */
export const mostRelated = 3;

/** How many articles the feed has: feed readers keep those they have fetched. */
export const mostInFeed = 30;
