import { describe, expect, it } from 'vitest';
import {
  type Draft,
  decodeDraft,
  draftCookieChars,
  draftCookieNames,
  encodeDraft,
  maxDraftCookies,
} from '@/features/contact/draft-cookie';

function roundTrip(draft: Draft): Draft | undefined {
  return decodeFrom(encodeDraft(draft));
}

function decodeFrom(values: (string | undefined)[]): Draft | undefined {
  return decodeDraft((name) => values[draftCookieNames.indexOf(name)]);
}

describe('draft cookies', () => {
  it.each([
    { phone: '', email: '', message: '' },
    { phone: '+48', email: 'ewa@example.com', message: 'Zażółć gęślą jaźń 🐚\r\n;,"\\\0' },
    { phone: '', email: '', message: 'ż'.repeat(2700) },
    { phone: '', email: '', message: 'x'.repeat(5000) },
  ])('give back what was typed (%#)', (draft) => {
    expect(roundTrip(draft)).toEqual(draft);
  });

  it.each([0, 1, 2, 3])('hold as much as fits and cut between characters (%i)', (shift) => {
    const values = encodeDraft({
      phone: 'x'.repeat(shift),
      email: 'x'.repeat(9999),
      message: '🐚'.repeat(5000),
    });
    expect(values).toHaveLength(maxDraftCookies);
    for (const value of values) {
      expect(value.length).toBeLessThanOrEqual(draftCookieChars);
      expect(value).toMatch(/^[\w.-]+$/);
    }
    const message = decodeFrom(values)?.message ?? '';
    expect(message).toMatch(/^(?:🐚)+$/u);
    expect(values.join('').length).toBeGreaterThan(maxDraftCookies * draftCookieChars - 20);
  });

  it('cut a long address between characters', () => {
    const draft = { phone: '', email: `x${'🐚'.repeat(200)}`, message: '' };
    expect(roundTrip(draft)?.email).toBe(`x${'🐚'.repeat(126)}`);
  });

  it.each([
    ['nothing', []],
    ['no count', ['abc']],
    ['a count of zero', ['0.']],
    ['a count beyond what is ever written', ['9.abc']],
    ['a missing piece', ['2.abc']],
    ['letters outside base64', ['1.%%%']],
    ['bytes that are not UTF-8', ['1._w']],
    ['text that is not JSON', [`1.${btoa('{')}`]],
    ['null', [`1.${btoa('null')}`]],
    ['a list', [`1.${btoa('["a","b","c"]')}`]],
    ['a field missing', [`1.${btoa('{"phone":"","email":""}')}`]],
    ['a field of another kind', [`1.${btoa('{"phone":"","email":[],"message":""}')}`]],
    ['fields in a prototype', [`1.${btoa('{"__proto__":{"phone":"","email":"","message":""}}')}`]],
    [
      'a piece longer than is ever written',
      [`1.${btoa(`{"phone":"","email":"","message":"${'x'.repeat(9000)}"}`)}`],
    ],
  ])('are no draft with %s', (_, values) => {
    expect(decodeFrom(values)).toBeUndefined();
  });

  it('are no draft when reading them throws', () => {
    const read = () => {
      throw new Error('no cookies here');
    };
    expect(decodeDraft(read)).toBeUndefined();
  });
});
