import { expect, test } from 'vitest';
import { describeState } from '@/tools/dev/notes/state';
import { now } from './site';

const [before, after] = ['2026-05-01T09:00:00+02:00', '2026-12-24T09:00:00+01:00'];

test.each([
  [{}, 'Public', true],
  [{ draft: true, publishedAt: before }, 'Draft', false],
  [{ publishedAt: before }, 'Public since 2026-05-01 09:00 (+02:00)', true],
  [{ publishedAt: after }, 'Scheduled for 2026-12-24 09:00 (+01:00)', false],
  [{ expiresAt: after }, 'Public; expires 2026-12-24 09:00 (+01:00)', true],
  [{ expiresAt: before }, 'Public; expired 2026-05-01 09:00 (+02:00)', false],
  [{ publishedAt: 'soon' }, 'Public', true],
  [undefined, 'Its fields cannot be read', false],
])('%o is said to be %s', (data, state, isPublic) => {
  expect(describeState({ data }, now)).toEqual({ state, isPublic });
});
