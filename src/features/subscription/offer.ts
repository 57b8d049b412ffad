/**
 * The promises of the subscription that more than one page makes (docs/specification.md, section 9). Prices, teams and
 * slots are in `content/plans/`. The FAQ, the legal texts and messages say the same figures in sentences of their own: the
 * check of the content warns of each that says another (`other-fact`).
 */
export const offer = {
  /** Days of the free onboarding trial, counted from the payment. */
  onboardingDays: 7,
  /** Days a request typically takes, from its start until the client can try it. */
  turnaroundDays: { from: 2, to: 5 },
  /** Percent of a referred client's monthly payment, paid every month; there is no cap on referrals. */
  commissionPercent: 10,
  /** Hours until maintenance answers, by tier. */
  maintenanceHours: [72, 48, 24],
  /** Hours in the packages. */
  packageHours: [10, 20, 40],
} as const;

/** The parts of the onboarding trial in their order, with the days each takes. Together they fill the trial. */
const onboardingParts = [
  { part: 'meet', days: 1 },
  { part: 'read', days: 2 },
  { part: 'deliver', days: 4 },
] as const;

/** Returns the parts of the onboarding trial, each with its first and last day; day 1 starts right after the payment. */
export function listOnboardingDays() {
  return onboardingParts.map(({ part, days }, index) => {
    const before = onboardingParts.slice(0, index).reduce((sum, one) => sum + one.days, 0);
    return { part, from: before + 1, to: before + days };
  });
}

/** Returns what a referral earns for `months` months of a plan, in the plan's currency. */
export function commissionFor(price: number, months = 1): number {
  return (price * offer.commissionPercent * months) / 100;
}
