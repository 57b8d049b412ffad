/** Social networks a person may have a profile on, in the order shown. Each key is a field of the person schema. */
export const networks = [
  { key: 'github', name: 'GitHub' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'x', name: 'X' },
  { key: 'mastodon', name: 'Mastodon' },
] as const;
