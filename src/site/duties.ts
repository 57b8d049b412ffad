/** What the site names a person for: the quote of the home page, booked calls, job applications. */
export const duties = ['quote', 'calls', 'applications'] as const;

export type Duty = (typeof duties)[number];
