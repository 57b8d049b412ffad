import { type Figure, findFigures, gap, number, numberOf } from './read-figures';
import type { Difference, Rule } from './rule';
import type { TypedFact } from './typed-facts';

const days = '(?:(?:business|working|roboczych|robocze) )?(?:days?|dni|dzień)(?!\\p{L})';

/** The commission for a friend: a percentage in a sentence about it. */
const commissionSaid: Rule = (sentence, { commissionPercent }) =>
  /commission|refer|recommend|prowizj|polec/iu.test(sentence)
    ? differing(findFigures(sentence, '(?:%|per ?cent|procent)'), commissionPercent, 'commission')
    : [];

const trial =
  '(?:free |bezpłatn\\p{L}* )?(?:onboarding|trial|(?:okres\\p{L}*|tydzień|tygodni\\p{L}*) próbn)';
const trialLasts = new RegExp(
  `(?:onboarding|trial|próbn\\p{L}*)(?: week| period| tydzień| okres)? (?:of|is|lasts|takes|trwa|ma) (${number})${gap}${days}`,
  'giu',
);

/** The onboarding trial. */
const trialSaid: Rule = (sentence, { onboardingDays }) =>
  differing(
    [
      ...findFigures(sentence, `(?:days?|dniow\\p{L}*),? ${trial}`),
      ...Array.from(sentence.matchAll(trialLasts), ({ 0: all, 1: said = '', index }) => {
        const written = all.slice(all.indexOf(said, all.search(/ (?:of|is|lasts|takes|trwa|ma) /)));
        return { value: numberOf(said), written, at: index + all.length - written.length };
      }),
    ],
    onboardingDays,
    'days of the onboarding trial',
  );

const range = new RegExp(`(${number})${gap}(?:–|-|to|do) ?(${number})${gap}${days}`, 'giu');

/** How long a request takes. */
const turnaroundSaid: Rule = (sentence, { turnaroundDays: { from, to } }) => {
  if (!/turnaround|czas\p{L}* realizacji/iu.test(sentence)) return [];
  return Array.from(sentence.matchAll(range))
    .filter(
      ([, least = '', most = '']) => numberOf(least) !== from.value || numberOf(most) !== to.value,
    )
    .map(({ 0: written, index }) => ({
      figure: { value: Number.NaN, written, at: index },
      due: [from, to],
      what: 'days of turnaround',
    }));
};

const hours = '(?:h|hours?|godzin\\p{L}*)(?!\\p{L})';

/** Hours until maintenance answers, and those of packages: of either, where a sentence is about both. */
const hoursSaid: Rule = (sentence, { responseHours, hours: packages }) => {
  const spoken = [
    {
      isSaid: /maintenance|utrzymani/iu,
      due: responseHours,
      what: 'hours until maintenance answers',
    },
    { isSaid: /packages?|pakie/iu, due: packages, what: 'hours of a package' },
  ].filter(({ isSaid }) => isSaid.test(sentence));
  const due = spoken.flatMap((one) => one.due);
  const what = spoken.map((one) => one.what).join(', or the ');
  return differingFromAll(findFigures(sentence, hours), due, what);
};

/** What the offer of the subscription says, in texts about what is sold here. */
export const offerSaid: Rule = (sentence, typed, isSale) =>
  isSale
    ? [commissionSaid, trialSaid, turnaroundSaid, hoursSaid].flatMap((rule) =>
        rule(sentence, typed, isSale),
      )
    : [];

function differing(figures: readonly Figure[], fact: TypedFact, what: string): Difference[] {
  return differingFromAll(figures, [fact], what);
}

function differingFromAll(
  figures: readonly Figure[],
  due: readonly TypedFact[],
  what: string,
): Difference[] {
  if (due.length === 0) return [];
  return figures
    .filter(({ value }) => due.every((fact) => fact.value !== value))
    .map((figure) => ({ figure, due, what }));
}
