import { topics } from '@/collections/academy';
import { plans as plansCollection } from '@/collections/subscription';
import { workshops } from '@/collections/workshops';
import { commissionFor, offer } from '@/features/subscription/offer';
import { readIn } from '../reader';
import { number, readNumber, type Sentence } from './claims';

/** A kind of claim: which figures of a sentence make it, and which values are right. */
type Kind = {
  name: string;
  figures: (sentence: Sentence) => { values: number[]; right: readonly (readonly number[])[] }[];
};

const plans = plansCollection.list(readIn('en'));
const planNames = plans.map(({ name }) => name).join('|');
const range = `${number}\\s?(?:–|-|to|do)\\s?${number.replace('(?<![\\p{L}\\d,.–-])', '')}`;

const hours = '(\\d+)\\s?h(?!\\p{L})';

const counted = [
  { name: 'the academy', count: topics.params().length, nouns: 'topics|tematów|tematy' },
  {
    name: 'the workshops',
    count: workshops.list(readIn('en')).length,
    nouns: 'workshops|warsztaty',
  },
  { name: 'the plans', count: plans.length, nouns: 'plans|plany' },
] as const;

/** A kind whose figures count only in a sentence about the matter. */
function claim(name: string, about: RegExp, figure: string, right: readonly number[][]): Kind {
  return {
    name,
    figures: ({ text }) =>
      about.test(text) ? match(figure, text).map((values) => ({ values, right })) : [],
  };
}

/** A kind whose right value is that of the plan named just before the figure. */
function planClaim(
  name: string,
  figure: string,
  right: (plan: (typeof plans)[number]) => number[],
): Kind {
  return {
    name,
    figures: ({ text }) =>
      plans.flatMap((plan) =>
        match(`${plan.name}(?:(?!${planNames})[^;.])*?${figure}`, text).map((values) => ({
          values,
          right: right(plan).map((value) => [value]),
        })),
      ),
  };
}

function match(pattern: string, text: string): number[][] {
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(([, ...groups]) =>
    groups.filter((group) => group !== undefined).map(readNumber),
  );
}

const { from, to } = offer.turnaroundDays;
const tiers = offer.maintenanceHours.map((hours) => [hours]);
const packages = offer.packageHours.map((hours) => [hours]);

/** The claims that texts make in figures of their own. */
export const kinds: Kind[] = [
  claim(
    'the commission',
    /commission|refer|prowizj|poleć|poleca|polecen/iu,
    `${number}\\s?(?:%|percent|procent)`,
    [[offer.commissionPercent]],
  ),
  claim(
    'the turnaround',
    /turnaround|czas\w* realizacji/iu,
    `${range}\\s(?:working )?(?:days|dni)`,
    [[from, to]],
  ),
  claim(
    'the trial',
    /onboarding|okres\w* próbn/iu,
    `${number}[- ](?:days?|dni|dniow\\w+)(?!\\p{L})`,
    [[offer.onboardingDays]],
  ),
  claim('maintenance', /maintenance|utrzymani/iu, hours, tiers),
  claim('the hourly packages', /hourly package|pakiet/iu, hours, packages),
  planClaim('requests at a time', `\\b(?:on|nad) ${number}`, ({ concurrentRequests }) => [
    concurrentRequests,
  ]),
];

/** Claims that no text has to make; where one does, it has to be right. */
const optional: Kind[] = [
  planClaim('a price', '(?:\\$(\\d[\\d,]*)|(\\d[\\d \\u00a0]*)\\sUSD)', ({ price }) => [
    price,
    commissionFor(price),
  ]),
  planClaim(
    'the slots',
    `${number} (?:free )?(?:slots?|woln\\p{L}+ miejsc\\p{L}*|miejsc\\p{L}*)`,
    ({ slots }) => [slots],
  ),
  ...counted.map(({ name, count, nouns }) =>
    claim(name, /./u, `${number} (?:${nouns})(?!\\p{L})`, [[count]]),
  ),
];

/** Returns what a sentence says against the offer, as lines a writer can act on. */
export function contradictions(sentence: Sentence): string[] {
  return [...kinds, ...optional].flatMap(({ name, figures }) =>
    figures(sentence)
      .filter(({ values, right }) => !right.some((one) => one.join() === values.join()))
      .map(
        ({ values, right }) =>
          `${sentence.file}: ${name} is ${right.map((one) => one.join('–')).join(' or ')}, not ${values.join('–')}, in “${sentence.text.trim()}”`,
      ),
  );
}
