/** The start and end of a slice, as fractions of a turn: 0 is twelve o'clock, 0.25 is three o'clock. */
export type Turn = { from: number; to: number };

/** Returns the slices of a pie in the order of the values, clockwise from twelve o'clock to a full turn. */
export function sliceTurns(values: readonly number[]): Turn[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let reached = 0;
  return values.map((value) => {
    const from = total === 0 ? 0 : reached / total;
    reached += value;
    return { from, to: total === 0 ? 0 : reached / total };
  });
}

/** Returns the outline of a slice around 0,0 as an SVG path. One arc cannot draw a circle: a full turn takes two. */
export function slicePath({ from, to }: Turn, radius: number): string {
  if (to - from >= 1)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  const isWide = to - from > 0.5 ? 1 : 0;
  return `M0 0L${pointAt(from, radius)}A${radius} ${radius} 0 ${isWide} 1 ${pointAt(to, radius)}Z`;
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
