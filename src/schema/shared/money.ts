import { z } from 'zod';

/** Whole US dollars, without separators or a currency sign. */
export const dollars = () => z.int().min(0).max(1_000_000);

/** The currencies prices may be in. */
export const currency = () => z.enum(['USD']);
