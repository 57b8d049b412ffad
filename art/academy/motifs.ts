import { business, cv, portfolio, startHere, values } from './motifs-before-applying';
import { code, conversation, echo, piles } from './motifs-of-talks';
import type { Motifs } from './parts';

/** The drawing of each topic by its id. */
export const motifs: Record<string, Motifs> = {
  'start-here': startHere,
  'understand-the-business': business,
  'unique-values': values,
  'your-cv': cv,
  'your-portfolio': portfolio,
  'recruitment-interview': conversation,
  'technical-interview': code,
  salary: piles,
  feedback: echo,
};
