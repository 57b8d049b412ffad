import { z } from 'zod';

/** Visible words on one or more lines; spaces alone do not count as text. */
export const text = (max = 2000) => z.string().regex(/\S/, 'must not be empty').max(max);

/** A short text that sits on one line: a title, a name, a label. */
export const label = (max = 120) => text(max);

/** Text that may be left empty on purpose: "" hides the item or the line. */
export const textOrEmpty = (max = 2000) => z.string().max(max);
