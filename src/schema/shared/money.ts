import { z } from 'zod';

/** Whole US dollars, without separators or a currency sign. */
export const dollars = () =>
  z.int('must be a whole number of US dollars, such as 7970').min(0).max(1_000_000);

/** The currencies prices may be in. */
export const currency = () => z.enum(['USD']);
