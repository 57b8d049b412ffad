import { describe, expect, it } from 'vitest';
import { editionAt, editionsIn, editionTag } from '@/publishing/edition.mjs';

const at = (text: string) => Date.parse(text);
const newYear = (year: number) => Date.UTC(year, 0);
const [spring, summer] = [at('2026-04-01T09:00:00Z'), at('2026-07-01T09:00:00Z')];

describe('the edition of the site', () => {
  it.each([
    ['2026-03-31T23:00:00Z', newYear(2026), spring],
    ['2026-04-01T09:00:00Z', spring, summer],
    ['2026-07-01T08:59:59Z', spring, summer],
    ['2026-07-01T09:00:00Z', summer, newYear(2027)],
    ['2027-01-01T00:00:00Z', newYear(2027), newYear(2028)],
    ['2020-05-05T00:00:00Z', newYear(2020), newYear(2021)],
  ])('at %s is that between two publish times or years', (now, from, until) => {
    expect(editionAt([spring, summer], at(now))).toEqual({ from, until });
  });

  it('changes with the year where nothing has a publish time', () => {
    expect(editionAt([], summer)).toEqual({ from: newYear(2026), until: newYear(2027) });
  });

  it('is read back from the tags of a page', () => {
    const edition = { from: -1, until: spring };
    expect(editionsIn(['_N_T_/layout', editionTag(edition), 'sum-x'])).toEqual([edition]);
    const ofMoment = { ...edition, moment: 5 };
    expect(editionsIn([editionTag(ofMoment)])).toEqual([ofMoment]);
  });
});
