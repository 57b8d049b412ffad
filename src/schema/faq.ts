import { z } from 'zod';
import { defineData } from './shared/collection';
import { documentLang } from './shared/lang';
import { order } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { pageTitle, text } from './shared/text';

/** The groups a question may belong to. */
const faqGroups = ['subscription', 'workshops'] as const;

/** A question of the FAQ pages. */
const faqItem = z.strictObject({
  question: pageTitle(200).describe('The question, as a visitor would ask it.'),
  answer: text(1500).describe('The answer, in plain sentences without Markdown.'),
  group: z.enum(faqGroups).describe('The page it belongs to: subscription or workshops.'),
  order: order().describe('The place in its group; 1 comes first.'),
  lang: documentLang,
});

export const faq = defineData({
  typeName: 'FaqItem',
  form: 'yaml',
  schema: faqItem,
  within: '/faq',
  order: inSetOrder,
  gate: always,
});
