import { z } from 'zod';

/** A whole number in a range, both ends included. */
export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** The place in a list: 1 comes first. */
export const order = () => wholeNumber(1, 999).meta({ distinct: true });
