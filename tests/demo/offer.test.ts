/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { describe, expect, test } from 'vitest';
import { listAddOns, listQuestions, plans } from '@/collections/subscription';
import { offer } from '@/features/subscription/offer';
import { locales } from '@/site/locales';
import { readIn } from '../reader';

const specified = [
  { name: 'LaunchPad', price: 7970, concurrentRequests: 1, slots: 2, team: 2 },
  { name: 'Growth', price: 12970, concurrentRequests: 2, slots: 2, team: 3, mostPopular: true },
  { name: 'Innovator’s', price: 15970, concurrentRequests: 2, slots: 1, team: 5 },
];

describe.each(locales)('%s', (locale) => {
  test.each(specified)('the plan $name is there', ({ team, ...facts }) => {
    const plan = plans.list(readIn(locale)).find(({ name }) => name === facts.name);
    expect(plan).toMatchObject({ ...facts, lang: locale });
    expect(plan?.team).toHaveLength(team);
  });

  test('the add-ons are extra requests, three tiers of maintenance and three packages', () => {
    const [requests, maintenance, hours] = listAddOns(readIn(locale)).map(({ addOns }) => addOns);
    const all = (facts: unknown[]) => expect.arrayContaining(facts);
    expect(requests?.map(({ slug }) => slug)).toEqual(all(['extra-requests']));
    expect(maintenance?.map(({ responseHours }) => responseHours)).toEqual(all([72, 48, 24]));
    expect(hours?.map((addOn) => addOn.hours)).toEqual(all([10, 20, 40]));
  });

  test('the questions say what the specification claims', () => {
    const answers = new Map(
      listQuestions('subscription', readIn(locale)).map((one) => [one.slug, one]),
    );
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining([
        'trial',
        'turnaround',
        'refunds',
        'pausing',
        'cancelling-or-changing',
      ]),
    );
    expect(answers.get('refunds')?.answer).toMatch(/^(Typically no|Zasadniczo nie)/);
  });
});

test('the offer is the one of the specification', () => {
  expect(offer).toEqual({
    onboardingDays: 7,
    turnaroundDays: { from: 2, to: 5 },
    commissionPercent: 10,
    maintenanceHours: [72, 48, 24],
    packageHours: [10, 20, 40],
  });
});
