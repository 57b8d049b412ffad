import type { Locale } from '@/site/locales';
import { type Document, loadDocuments } from './generated';

/** A subscription plan with its price, team and free slots. */
export type Plan = Document<'plans'>;

/** Returns the plans in their set order, in the page's language. */
export function listPlans(locale: Locale): Plan[] {
  return loadDocuments('plans', locale).toSorted((a, b) => a.order - b.order);
}
