/** Social networks a person may have a profile on, in the order shown; the keys are the person schema's. */
export const networks = [
  { key: 'github', name: 'GitHub' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'x', name: 'X' },
  { key: 'mastodon', name: 'Mastodon' },
] as const;
