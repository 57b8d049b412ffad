/** What the site names a person for: the quote of the home page, messages, booked calls, job applications. */
export const duties = ['quote', 'messages', 'calls', 'applications'] as const;

export type Duty = (typeof duties)[number];
