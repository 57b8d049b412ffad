/** Stills of films that do not exist, in silhouettes and colour fields. */
import { elevenGulls, saltYear, zofiasRadio } from './stills-day';
import { ferrymansWinter, lowWater, nightShift } from './stills-dusk';

/** The catalogue's stills by title. */
export const stills = {
  'Low Water': lowWater,
  'The Ferryman’s Winter': ferrymansWinter,
  'Night Shift at Pier Nine': nightShift,
  'Salt Year': saltYear,
  'Aunt Zofia’s Radio': zofiasRadio,
  'Eleven Gulls': elevenGulls,
};

export type Film = keyof typeof stills;
