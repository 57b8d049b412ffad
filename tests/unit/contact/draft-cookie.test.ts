import { describe, expect, it } from 'vitest';
import { decodeDraft, draftCookie, encodeDraft } from '@/features/contact/draft-cookie';
import { fieldNames, type MessageFields, textFields } from '@/features/contact/message';

const decodeFrom = (value: string | undefined) =>
  decodeDraft((name) => (name === draftCookie ? value : undefined));
const typed = (some: Partial<MessageFields>) => textFields((name) => some[name]);
const separators = fieldNames.length - 1;
const encoded = (text: string) => Buffer.from(text).toString('base64');

describe('the draft cookie', () => {
  it.each([
    {},
    { phone: '+48', email: 'ewa@example.com', message: 'Zażółć gęślą jaźń 🐚\r\n;,"\\' },
    { message: 'ż'.repeat(1400) },
    { message: 'x'.repeat(2900) },
  ])('gives back what was typed (%#)', (some) => {
    const fields = typed(some);
    expect(decodeFrom(encodeDraft(fields))).toEqual({ fields, isClipped: false });
  });

  it.each([0, 1, 2, 3])(
    'holds as much as fits, cut between characters, and says so (%i)',
    (shift) => {
      const fields = {
        phone: 'x'.repeat(shift),
        email: 'x'.repeat(9999),
        message: '🐚'.repeat(5000),
      };
      const value = encodeDraft(typed(fields));
      // Browsers keep 4096 characters, the name and the attributes among them.
      expect(value.length).toBeLessThanOrEqual(4004);
      expect(value.length).toBeGreaterThan(3990);
      expect(value).toMatch(/^[\w+/=]+$/);
      const draft = decodeFrom(value);
      expect(draft?.isClipped).toBe(true);
      expect(draft?.fields.message).toMatch(/^(?:🐚)+$/u);
    },
  );

  it('cuts a long address between characters, and says so', () => {
    const draft = decodeFrom(encodeDraft(typed({ email: `x${'🐚'.repeat(200)}`, message: 'm' })));
    expect(draft?.fields.email).toMatch(/^x(?:🐚){50,}$/u);
    expect(draft?.fields.message).toBe('m');
    expect(draft?.isClipped).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['letters outside base64', '%%%'],
    ['bytes that are not UTF-8', btoa('0\xff')],
    ['no mark', encoded(`a${'\0'.repeat(separators)}`)],
    ['a value too few', encoded(`0${'\0'.repeat(separators - 1)}`)],
    ['a value too many', encoded(`0${'\0'.repeat(separators + 1)}`)],
  ])('is no draft with %s', (_, value) => {
    expect(decodeFrom(value)).toBeUndefined();
  });

  it('is no draft when reading it throws', () => {
    const read = () => {
      throw new Error('no cookies here');
    };
    expect(decodeDraft(read)).toBeUndefined();
  });
});
