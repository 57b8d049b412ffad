/** The kinds of contract a job may offer. Their labels are messages (`career.contracts`). */
export const jobContracts = ['Permanent/Contract', 'Permanent', 'Contract'] as const;

/** The states of a job; people may apply only while it is Active. Their labels are messages (`career.statuses`). */
export const jobStatuses = ['Active', 'On hold', 'Closed'] as const;

export type JobContract = (typeof jobContracts)[number];

/** Who hires, and where to write. */
export const career = {
  email: 'career@amberline.example',
  /** The person to ask: the slug of a file in `content/people`. */
  contactPerson: 'hanna-brzezinska',
  /** The article that says how we hire: the slug of a file in `content/blog`. */
  article: 'hiring-by-pull-request',
} as const;
