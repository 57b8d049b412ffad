import { afterEach, describe, expect, it, vi } from 'vitest';
import { findWrongMoment, readMoment, setMoment, siteTime } from '@/site/clock.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('a moment', () => {
  it.each([
    ['2027-03-01T09:00:00+01:00', '2027-03-01T08:00:00.000Z'],
    ['2027-03-01T09:00+01:00', '2027-03-01T08:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2027-12-31T23:59:59.5-05:00', '2028-01-01T04:59:59.500Z'],
  ])('is %s', (text, utc) => expect(new Date(readMoment(text) ?? 0).toISOString()).toBe(utc));

  it.each([
    '',
    'tomorrow',
    '2027-03-01',
    '2027-03-01T09:00:00',
    '2027-02-30T09:00:00Z',
    '2027-13-01T09:00:00Z',
    '2027-03-01T25:00:00Z',
    '1 March 2027',
    ' 2027-03-01T09:00:00Z',
  ])('is not "%s"', (text) => expect(readMoment(text)).toBeUndefined());
});

describe('the time that the site shows', () => {
  it('is the present, while nothing else is set', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1234 });
    vi.stubEnv('SITE_NOW', '');
    expect([siteTime(), setMoment(), findWrongMoment()]).toEqual([1234, undefined, undefined]);
  });

  it('stands still at the moment that is set', () => {
    vi.stubEnv('SITE_NOW', '2027-03-01T09:00:00+01:00');
    vi.useFakeTimers({ toFake: ['Date'], now: 1234 });
    expect(siteTime()).toBe(Date.parse('2027-03-01T08:00:00Z'));
    vi.setSystemTime(99_999);
    expect(siteTime()).toBe(Date.parse('2027-03-01T08:00:00Z'));
  });

  it('is refused with a sentence where it is no moment', () => {
    vi.stubEnv('SITE_NOW', '2027-03-01');
    expect(findWrongMoment()).toMatch(/^SITE_NOW is wrong: write a date and time with its offset/);
    expect(siteTime).toThrow('SITE_NOW is wrong');
  });
});
