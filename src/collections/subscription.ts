import type { Reader } from '@/rules/reader';
import { type Document, openCollection } from './documents';

/** A subscription plan with its price, team and free slots. */
export type Plan = Document<'plans'>;
/** An add-on, bought with a plan or alone. */
export type AddOn = Document<'add-ons'>;
/** A question of the FAQ with its answer. */
export type FaqQuestion = Document<'faq'>;

/** The plans in their set order. */
export const plans = openCollection('plans', (plan) => plan);

const addOns = openCollection('add-ons', (addOn) => addOn);
const faq = openCollection('faq', (question) => question);

/** The groups in the order the pricing page shows them. */
const groups = ['requests', 'maintenance', 'hours'] as const satisfies readonly AddOn['group'][];

/** Returns the add-ons by group, each group in its set order. */
export function listAddOns(reader: Reader): { group: AddOn['group']; addOns: AddOn[] }[] {
  const all = addOns.list(reader);
  return groups.map((group) => ({ group, addOns: all.filter((one) => one.group === group) }));
}

/** Says whether the FAQ has a question with this slug, so that a page may link to it. */
export function hasQuestion(slug: string): boolean {
  return faq.params().some((question) => question.slug === slug);
}

/** Returns the questions of one group in their set order, each in the page's language where translated. */
export function listQuestions(group: FaqQuestion['group'], reader: Reader): FaqQuestion[] {
  return faq.list(reader).filter((item) => item.group === group);
}
