/** The hotel's own colours: an old seaside house in off-season light. */
export const tone = {
  cream: '#fbf5ec',
  linen: '#f1e6d6',
  rose: '#c47f76',
  roseDeep: '#a65f57',
  night: '#1f2f3d',
  soft: '#66717a',
  grass: '#a6a27a',
  line: '#ddcfbb',
  sea: '#3d7486',
};
