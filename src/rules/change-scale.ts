/** Something measured before and after; both are 0 or more. */
export type Change = { before: number; after: number };

export type ChangeScale = {
  /** Where what has not changed stands. */
  start: number;
  /** How many times more (2, 5, 10 …) or less (0.5, 0.2, 0.1 …), each with its place. */
  ticks: readonly { times: number; place: number }[];
  /** The place of a change; of what is gone, the left end. */
  placeOf: (change: Change) => number;
};

const firstSteps = [2, 5];
/** More labels on one side would run into each other; then powers of ten are enough. */
const mostTicks = 5;

/**
 * Returns one scale for changes of any unit: a place, from 0 (left) to 1 (right), says how many times more or less there
 * is, so that half and double are as far from the start. What was 0 before has no place: leave it out.
 */
export function makeChangeScale(changes: readonly Change[]): ChangeScale {
  const times = changes.map(timesOf);
  const less = ticksTo(1 / Math.min(1, ...times.filter((one) => one > 0)));
  const more = ticksTo(Math.max(1, ...times));
  // What is gone stands beyond the last tick.
  const room = times.includes(0) ? Math.log(2) : 0;
  const low = -Math.log(less.at(-1) ?? 1) - room;
  const high = Math.log(more.at(-1) ?? 1);
  const placeOfTimes = (one: number) => (one === 0 ? 0 : (Math.log(one) - low) / (high - low));
  const shown = [...less.map((one) => 1 / one).reverse(), ...more];
  return {
    start: placeOfTimes(1),
    ticks: shown.map((one) => ({ times: one, place: placeOfTimes(one) })),
    placeOf: (change) => placeOfTimes(timesOf(change)),
  };
}

/** Returns how many times as much there is as before. */
export const timesOf = ({ before, after }: Change): number => after / before;

/** Returns 2, 5, 10, 20, 50 … up to the first that reaches a number; at least the 2. */
function ticksTo(most: number): number[] {
  const ticks = [];
  for (let power = 1; (ticks.at(-1) ?? 0) < most; power *= 10)
    for (const step of power === 1 ? firstSteps : [1, ...firstSteps])
      if ((ticks.at(-1) ?? 0) < most) ticks.push(step * power);
  if (ticks.length <= mostTicks) return ticks;
  return Array.from({ length: Math.ceil(Math.log10(most)) }, (_, index) => 10 ** (index + 1));
}
