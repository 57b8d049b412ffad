import { describe, expect, test } from 'vitest';
import { findDollars, writeLike } from '@/tools/content/figures/read-figures';
import { article, check } from './fixture';

const plan = (name: string, price: number, order: number, requests: number) =>
  `name: "${name}"\nprice: ${price}\ncurrency: USD\nconcurrentRequests: ${requests}\nteam: ["Developer"]\nfeatures: ["Code"]\nslots: 2\n${order === 1 ? 'mostPopular: true\n' : ''}checkoutUrl: "https://example.com/${order}"\norder: ${order}\nvat: net\n`;
const addOn = (name: string, group: string, fact: string, order: number) =>
  `name: "${name}"\ngroup: ${group}\ndescription: "For whom."\ncurrency: USD\n${fact}\ncheckoutUrl: "https://example.com/a${order}"\norder: ${order}\nvat: net\npaid: once\n`;

const sold = {
  'content/plans/pier.yaml': plan('Pier', 7970, 1, 1),
  'content/plans/cove.yaml': plan('Fisher’s Cove', 12970, 2, 2),
  'content/add-ons/care.yaml': addOn('Care', 'maintenance', 'responseHours: 48', 1),
  'content/add-ons/hours.yaml': addOn('Hours', 'hours', 'hours: 20', 2),
};

/** The warnings of an answer of the FAQ. */
async function answer(text: string) {
  const faq = `question: "What is it?"\nanswer: ${JSON.stringify(text)}\ngroup: subscription\norder: 1\n`;
  const found = await check({ ...sold, 'content/faq/a.yaml': faq });
  return found.filter(({ code }) => code === 'other-fact');
}

describe('a sentence about what is sold', () => {
  test.each([
    ['Pier costs $7,980 a month.', '$7,980', '$7,970', 'content/plans/pier.yaml:2'],
    ['Pier costs 7980 $ a month.', '7980 $', '7970 $', 'content/plans/pier.yaml:2'],
    ['Plan Pier kosztuje 7980 $.', '7980 $', '7970 $', 'content/plans/pier.yaml:2'],
    ['Plan Fisher’s Cove: 12 980 USD.', '12 980 USD', '12 970 USD', 'content/plans/cove.yaml:2'],
    ["Fisher's Cove is USD 12,980.", 'USD 12,980', 'USD 12,970', 'content/plans/cove.yaml:2'],
    [
      'Cove? Fisher’s Cove to 12\u00a0980\u00a0dolarów.',
      '12\u00a0980\u00a0dolarów',
      '12\u00a0970\u00a0dolarów',
      'content/plans/cove.yaml:2',
    ],
    [
      'Pier is $7,970 and Fisher’s Cove $13,970.',
      '$13,970',
      '$12,970',
      'content/plans/cove.yaml:2',
    ],
    [
      '$12,970 for Pier, and $12,970 for Fisher’s Cove.',
      '$12,970',
      '$7,970',
      'content/plans/pier.yaml:2',
    ],
    [
      'Pier and Fisher’s Cove are $7,970 and $9,970.',
      '$9,970',
      '$12,970',
      'content/plans/cove.yaml:2',
    ],
    ['A friend on Pier earns you $798 a month.', '$798', '$7,970', 'content/plans/pier.yaml:2'],
    ['Pier has 3 slots.', '3 slots', '2 slots', 'content/plans/pier.yaml:7'],
    [
      'W planie Pier są trzy wolne miejsca.',
      'trzy wolne miejsca',
      '2 wolne miejsca',
      'content/plans/pier.yaml:7',
    ],
    [
      'Pier works on 2 requests at a time, Fisher’s Cove on 2.',
      '2 requests at a time',
      '1 requests at a time',
      'content/plans/pier.yaml:4',
    ],
    ['You get a commission of 12%.', '12%', '10%', 'offer.ts:'],
    ['Prowizja to 12 procent.', '12 procent', '10 procent', 'offer.ts:'],
    [
      'A 14-day onboarding trial comes first.',
      '14-day onboarding',
      '7-day onboarding',
      'offer.ts:',
    ],
    ['The trial lasts ten days.', 'ten days', '7 days', 'offer.ts:'],
    [
      'Najpierw 14-dniowy okres próbny.',
      '14-dniowy okres próbn',
      '7-dniowy okres próbn',
      'offer.ts:',
    ],
    ['Okres próbny trwa 14 dni.', '14 dni', '7 dni', 'offer.ts:'],
    ['Maintenance answers within 36h.', '36h', '48h', 'content/add-ons/care.yaml:5'],
    ['Weź pakiet 30 h.', '30 h', '20 h', 'content/add-ons/hours.yaml:5'],
  ])('%s', async (text, found, nearest, place) => {
    const findings = await answer(text);
    expect(findings).toMatchObject([
      { level: 'warning', file: 'content/faq/a.yaml', line: 2, field: 'answer', found, nearest },
    ]);
    expect(findings[0]?.expected).toContain(place);
    expect(findings[0]?.fix).toContain(place);
  });

  test.each([
    ['The typical turnaround is 2–6 days.', '2–6 days'],
    ['Typowy czas realizacji to od 1 do 5 dni roboczych.', '1 do 5 dni'],
    ['The plans start at $7,000 a month.', '$7,000'],
  ])('%s, of which more than one number is meant', async (text, found) => {
    expect(await answer(text)).toMatchObject([{ found, line: 2 }]);
  });

  test.each([
    'Pier costs $7,970 a month, Fisher’s Cove $12,970.',
    'Plan Pier to 7970 $, a Fisher’s Cove 12 970 USD miesięcznie.',
    'A friend on Fisher’s Cove pays $12,970.00 and earns you $1,297 a month, $15,564 a year.',
    'Fisher’s Cove is $5,000 more than Pier.',
    'Plans start at $7,970; a year of Pier is $95,640.',
    'A commission of 10% for every friend.',
    'A 7-day onboarding trial, then a month. On day 3 we read your code.',
    'The turnaround is 2 to 5 days; two days is the least.',
    'Maintenance answers within 48h; a package has 20 h.',
    'Pier has 2 slots, and works on 1 request at a time.',
    'We keep your message for 30 days and 20% of visitors never write.',
  ])('is right: %s', async (text) => {
    expect(await answer(text)).toEqual([]);
  });
});

describe('elsewhere', () => {
  const tell = (line: string) =>
    check({ ...sold, 'content/blog/first.mdx': article.replace('Text.', line) });

  test('the price of a plan that is named as one, at its place', async () => {
    const line = 'See [the plan](/blog/first) **Pier**, at $9,000 `$1` a month.';
    expect(await tell(line)).toMatchObject([
      {
        code: 'other-fact',
        file: 'content/blog/first.mdx',
        line: 13,
        column: line.indexOf('$') + 1,
      },
    ]);
  });

  test('what others pay, and words that are called like a plan, are left alone', async () => {
    const lines =
      'Servers cost $310 a month.\nPier 7 was rebuilt for $9,000.\nThe portal took 17% commission.';
    expect(await tell(lines)).toEqual([]);
  });

  test('code, and rows of a table', async () => {
    const table = '| Plan | Price |\n| --- | --- |\n| The plan Pier | $9,000 |';
    expect(await tell(`\`\`\`sh\nthe plan Pier for $9,000\n\`\`\`\n\n${table}`)).toMatchObject([
      { found: '$9,000', line: 19 },
    ]);
  });

  test('messages', async () => {
    const messages = '{\n  "lead": "Plans from $7,970, each with a 9-day onboarding trial."\n}\n';
    expect(await check({ ...sold, 'messages/en/offer.json': messages })).toMatchObject([
      { code: 'other-fact', file: 'messages/en/offer.json', line: 2, found: '9-day onboarding' },
    ]);
  });
});

test.each([
  ['$7,970', 7970],
  ['US$ 7,970', 7970],
  ['7970 $', 7970],
  ['12 970 USD', 12970],
  ['12.970 USD', 12970],
  ['USD 12,970.50', 12970.5],
  ['12 970,50 dolarów', 12970.5],
  ['1’000 dollars', 1000],
])('%s is an amount', (text, value) => {
  expect(findDollars(`It is ${text}.`)).toMatchObject([{ value, written: text }]);
});

test.each(['$1 VALUES ($2)', '$8k', 'AUSD 5', 'zł 700', '$'])('%s is none of a price', (text) => {
  expect(findDollars(text).filter(({ value }) => value > 100)).toEqual([]);
});

test('another value is written in the same way', () => {
  expect(writeLike('$900', 1200)).toBe('$1,200');
  expect(writeLike('7970 $', 12970)).toBe('12970 $');
});
