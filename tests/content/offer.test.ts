import { describe, expect, test } from 'vitest';
import { listAddOns, listQuestions, plans } from '@/collections/subscription';
import { commissionFor, offer } from '@/features/subscription/offer';
import { locales } from '@/site/locales';
import { readIn } from '../reader';
import { readSentences } from './claims';
import { contradictions, kinds } from './offer-claims';

const specified = [
  { name: 'LaunchPad', price: 7970, concurrentRequests: 1, slots: 2, team: 2 },
  { name: 'Growth', price: 12970, concurrentRequests: 2, slots: 2, team: 3, mostPopular: true },
  { name: 'Innovator’s', price: 15970, concurrentRequests: 2, slots: 1, team: 5 },
];

describe('what is sold', () => {
  test('the plans are the three of the specification', () => {
    expect(
      plans
        .list(readIn('en'))
        .map(({ name, price, concurrentRequests, slots, team, mostPopular }) => ({
          name,
          price,
          concurrentRequests,
          slots,
          team: team.length,
          ...(mostPopular && { mostPopular }),
        })),
    ).toEqual(specified);
  });

  test('the add-ons are extra requests, three tiers of maintenance and three packages', () => {
    const [requests, maintenance, hours] = listAddOns(readIn('en')).map(({ addOns }) => addOns);
    expect(requests?.map(({ slug }) => slug)).toEqual(['extra-requests']);
    expect(maintenance?.map(({ responseHours }) => responseHours)).toEqual(offer.maintenanceHours);
    expect(hours?.map((addOn) => addOn.hours)).toEqual(offer.packageHours);
  });

  test('every plan and add-on has a checkout of its own', () => {
    const sold = [
      ...plans.list(readIn('en')),
      ...listAddOns(readIn('en')).flatMap(({ addOns }) => addOns),
    ];
    for (const { slug, checkoutUrl } of sold)
      expect(checkoutUrl).toBe(`https://buy.stripe.com/amberline-example-${slug}`);
  });

  test.each(locales)('the questions say what the specification claims, %s', (locale) => {
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
    expect(answers.size).toBeGreaterThanOrEqual(10);
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

test('a commission is worked out to the cent', () => {
  expect(commissionFor(12970)).toBe(1297);
  expect(commissionFor(12970, 12)).toBe(15564);
});

test('no text of the site contradicts the offer', () => {
  expect(readSentences().flatMap(contradictions)).toEqual([]);
});

test.each(kinds)(
  '$name is said somewhere, in both languages, or nothing would be compared',
  (kind) => {
    const said = readSentences().filter((sentence) => kind.figures(sentence).length > 0);
    expect(new Set(said.map(({ locale }) => locale))).toEqual(new Set(locales));
  },
);

test.each([
  ['en', 'A commission of 15% of what your friend pays.'],
  ['pl', 'Dostajesz 12% prowizji.'],
  ['en', 'The typical turnaround is 3–5 days.'],
  ['en', 'The typical turnaround is two to six days.'],
  ['pl', 'Typowy czas realizacji to 2–7 dni.'],
  ['en', 'A 14-day onboarding trial starts right after payment.'],
  ['pl', 'Zaczyna się 5-dniowy okres próbny.'],
  ['en', 'Growth costs $12,900 a month.'],
  ['pl', 'Plan LaunchPad kosztuje 7 870 USD.'],
  ['en', 'LaunchPad works on 2 requests at a time.'],
  ['en', 'Innovator’s has 3 slots free.'],
  ['en', 'We answer maintenance within 12h.'],
  ['pl', 'Weź pakiet 15h.'],
  ['en', 'The academy has eight topics.'],
  ['pl', 'Prowadzimy cztery warsztaty.'],
] as const)('a wrong figure is found, %s: %s', (locale, text) => {
  expect(contradictions({ file: 'any', locale, text })).toHaveLength(1);
});
