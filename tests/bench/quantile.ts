/** Returns the value below which a part (0 to 1) of the values lies, rounded; NaN where there are none. */
export const quantile = (values: number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN);
