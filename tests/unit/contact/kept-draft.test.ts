import { expect, test } from 'vitest';
import { readDraft } from '@/features/contact/kept-draft';
import { resending } from '@/site/limits';

const now = Date.now();
const typed = { email: 'a@b.example', phone: '', message: 'Hello' };
const sent = { id: 'an-id', fields: typed, openMs: 5000 };
const wait = { since: now - 1000, attempts: 1, dueAt: now + 1000, isLimit: false };

test('a draft is read as it was written', () => {
  for (const draft of [{ typed }, { typed, sent }, { typed, sent, wait }]) {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  }
});

test.each([
  ['nothing', null],
  ['no JSON', '{"typed":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['no text', '{"typed":"Hello"}'],
])('no draft is read from %s', (_, text) => {
  expect(readDraft(text)).toBeUndefined();
});

test.each([
  ['of no submission', { typed, wait }],
  ['without times', { typed, sent, wait: {} }],
  ['with text for a time', { typed, sent, wait: { ...wait, dueAt: 'soon' } }],
  ['that begins later', { typed, sent, wait: { ...wait, since: now + 60_000 } }],
  ['longer than a day', { typed, sent, wait: { ...wait, dueAt: now + resending.mostMs } }],
])('a wait %s is left out, the text stays', (_, draft) => {
  const read = readDraft(JSON.stringify(draft));
  expect(read?.typed).toEqual(typed);
  expect(read?.wait).toBeUndefined();
});

test('what is no text in a field counts as empty', () => {
  const text = JSON.stringify({ typed: { email: 7, message: ['x'] }, sent: { id: 1 } });
  expect(readDraft(text)).toEqual({ typed: { email: '', phone: '', message: '' } });
});
