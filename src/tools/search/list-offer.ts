import { listPartWindows } from '@/collections/entries';
import type { FindablePage } from '@/features/search/search-entry';
import { priceParts } from '@/rules/price-line';
import type { Window } from '@/rules/window';
import type { Words } from '@/schema/shared/collection';
import type { Locale } from '@/site/locales';
import { type Href, pathFor } from '@/site/routes';

type Use = { words: Words; locale: Locale; now: number };
type Part = Pick<FindablePage, 'kind' | 'title' | 'description' | 'keywords'> & {
  href: Href;
  lang: Locale;
  window: Window;
};

/** Lists the questions of the FAQ, the plans and the add-ons: each is found by itself, where its page shows it. */
export function listOffer(use: Use): FindablePage[] {
  return [...listQuestions(use), ...listPlans(use), ...listAddOns(use)].map(
    ({ href, lang, window: { from, until }, ...part }) => ({
      ...part,
      path: pathFor(href, use.locale),
      ...(lang !== use.locale && { lang }),
      headings: [],
      text: '',
      from,
      ...(Number.isFinite(until) && { until }),
    }),
  );
}

function listQuestions(use: Use): Part[] {
  return listPartWindows('faq', use).map(({ document, window }) => ({
    kind: 'question',
    href: `/faq#${document.slug}`,
    title: document.question,
    description: document.answer,
    keywords: [],
    lang: document.lang,
    window,
  }));
}

function listPlans(use: Use): Part[] {
  const { words } = use;
  return listPartWindows('plans', use).map(({ document, window }) => ({
    kind: 'plan',
    href: `/pricing#plan-${document.slug}`,
    title: document.name,
    description: [
      monthly(document, use),
      words('subscription.pricing.plans.requestsValue', { count: document.concurrentRequests }),
      slotsOf(document.slots, words),
    ].join(' · '),
    keywords: [...document.team, ...document.features],
    lang: document.lang,
    window,
  }));
}

/** Returns “Open slots: 2”, or that none is open. */
function slotsOf(count: number, words: Words): string {
  return count > 0
    ? `${words('subscription.pricing.plans.slots')}: ${count}`
    : words('subscription.pricing.plans.slotsValue', { count });
}

function listAddOns(use: Use): Part[] {
  const { words } = use;
  return listPartWindows('add-ons', use).map(({ document, window }) => {
    const { slug, name, group, description, price, currency, paid, lang } = document;
    const cost =
      price === undefined
        ? []
        : [
            words(`subscription.pricing.addOns.paid.${paid}`, {
              price: write({ price, currency }, use),
            }),
          ];
    return {
      kind: 'add-on',
      href: `/pricing#add-on-${slug}`,
      title: name,
      description: [description, ...cost.map((line) => `${line}.`)].join(' '),
      keywords: [words(`subscription.pricing.addOns.${group}.title`)],
      lang,
      window,
    };
  });
}

/** Returns “From $7,970 a month” for the plan that costs least; undefined where there is none. */
export function lowestPrice(use: Use): string | undefined {
  const [lowest] = listPartWindows('plans', use)
    .map(({ document }) => document)
    .toSorted((a, b) => a.price - b.price);
  return (
    lowest &&
    use.words.markup('subscription.pricing.bar.from', {
      amount: (chunks) => chunks,
      price: write(lowest, use),
    })
  );
}

const monthly = (price: { price: number; currency: string }, use: Use) =>
  use.words('subscription.pricing.addOns.paid.month', { price: write(price, use) });

const write = (price: { price: number; currency: string }, { locale }: Use) =>
  priceParts(price, locale)
    .map(({ value }) => value)
    .join('');
