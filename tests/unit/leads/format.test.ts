import { expect, test } from 'vitest';
import type { LeadState } from '@/server/leads/lead';
import type { KnownLead } from '../../../src/tools/leads/engine-client';
import { formatCsv, formatLead, formatList } from '../../../src/tools/leads/format';

const state: LeadState = {
  kind: 'message',
  at: '2026-01-05T10:00:00.000Z',
  since: '2026-01-05T10:00:00.000Z',
  status: 'parked',
  attempts: 3,
  turn: 3,
  edition: 0,
  mayBeOut: true,
  isMarked: false,
  reason: 'validation_error',
};

const mail = { from: 'a', to: 'b', replyTo: 'ewa@example.com', subject: 'Message', html: '' };

function leadWith(text: string): KnownLead {
  const lead = { kind: 'message', at: state.at, mail: { ...mail, text }, parts: [] } as const;
  return { key: 'abcdef0123456789', state, lead: { ...lead, parts: [] } };
}

test('a list has a line per lead and nothing of its text', () => {
  const lines = formatList([leadWith('secret'), leadWith('secret')]).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    'abcdef012345  parked  message  2026-01-05 10:00  3 tried  validation_error, may be out',
  );
});

test('a lead shows its mail, or that it is deleted', () => {
  expect(formatLead(leadWith('Good morning\n'))).toContain(
    'Reply-To: ewa@example.com\nSubject: Message\n\nGood morning',
  );
  expect(formatLead({ key: 'abc', state })).toContain('(its text is deleted)');
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-5, said', '"\'-5, said"'],
])('the text %j is the CSV cell %j', (text, cell) => {
  const row = formatCsv([leadWith(text)])
    .split('\r\n')
    .slice(1)
    .join('\r\n');
  expect(row.endsWith(`,validation_error,${cell}`)).toBe(true);
});
