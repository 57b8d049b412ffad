import type { Point } from '../clips/clip';

export interface Topic {
  id: string;
  title: string;
  lead: string;
  points: readonly Point[];
}
