import { z } from 'zod';

/** A whole number in a range, both ends included. */
export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** The place in a list: 1 comes first. */
export const order = () => wholeNumber(1, 999).meta({ distinct: true });

/** Whole US dollars, without separators or a currency sign. */
export const dollars = () => z.int().min(0).max(1_000_000);

/** The currencies prices may be in. */
export const currency = () => z.enum(['USD']);
