import type { Locale } from '@/site/locales';
import { type Document, loadDocuments } from './generated';

/** Something that can be bought on top of a plan, or without one. */
export type AddOn = Document<'add-ons'>;

/** The groups in the order the pricing page shows them. */
const groups = ['requests', 'maintenance', 'hours'] as const satisfies readonly AddOn['group'][];

/** Returns the add-ons by group, each group in its set order. */
export function listAddOns(locale: Locale): { group: AddOn['group']; addOns: AddOn[] }[] {
  const all = loadDocuments('add-ons', locale).toSorted((a, b) => a.order - b.order);
  return groups.map((group) => ({ group, addOns: all.filter((one) => one.group === group) }));
}
