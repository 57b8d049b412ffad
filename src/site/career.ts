/** The kinds of contract a job may offer. Their labels are messages (`career.contracts`). */
export const jobContracts = ['Permanent/Contract', 'Permanent', 'Contract'] as const;

/** The states of a job; people may apply only while it is Active. Their labels are messages (`career.statuses`). */
export const jobStatuses = ['Active', 'On hold', 'Closed'] as const;

export type JobContract = (typeof jobContracts)[number];

/** Where to write; who answers is a duty of a person (`content/people`). */
export const career = {
  email: 'career@amberline.example',
} as const;
