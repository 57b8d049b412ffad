import { offer } from '@/features/subscription/offer';
import { formatPercent } from '@/i18n/amounts';
import type { Messages } from '@/i18n/messages';
import type { Locale } from '@/site/locales';
import type { directory } from '@/site/nav';

/** What the pages without a document are called in the navigation; the home page is in no group. */
export type PageKey = (typeof directory)[number]['entries'][number]['key'] | 'home';

type Namespace = keyof Messages;
type PartOf<Name extends Namespace> = `${Name}.${Extract<keyof Messages[Name], string>}`;

/** Messages that belong together: all of a namespace, or a part of it. */
export type MessageGroup = { [Name in Namespace]: Name | PartOf<Name> }[Namespace];

/** The message that describes each page without a document: its own description where it has one. */
export const pageDescriptions = {
  home: 'site.description',
  services: 'development.description',
  caseStudies: 'case-study.grid.description',
  figures: 'case-study.changes.description',
  process: 'main-page.process.lead',
  pricing: 'subscription.pricing.description',
  faq: 'subscription.faq.description',
  schedule: 'booking.description',
  refer: 'subscription.referral.description',
  workshops: 'workshops.description',
  blog: 'site.blog.description',
  videos: 'video.description',
  academy: 'academy.description',
  team: 'team.index.description',
  career: 'career.description',
  contact: 'site.contactPage.description',
  allPages: 'search.index.description',
} as const satisfies Record<PageKey, string>;

/** The messages that each of these pages shows: its own words. */
export const pageGroups = {
  home: ['main-page'],
  services: ['development'],
  caseStudies: ['case-study.grid', 'case-study.kinds'],
  figures: ['case-study.changes'],
  process: ['main-page.process'],
  pricing: ['subscription.pricing'],
  faq: ['subscription.faq'],
  schedule: ['booking'],
  refer: ['subscription.referral'],
  workshops: ['workshops'],
  blog: ['site.blog', 'site.tags'],
  videos: ['video'],
  academy: ['academy'],
  team: ['team.index'],
  career: ['career'],
  contact: ['site.contactPage', 'site.contactDetails'],
  allPages: [],
} as const satisfies Record<PageKey, readonly MessageGroup[]>;

/** Returns the values in these descriptions: facts of the offer. */
export const describedFacts = (locale: Locale) => ({
  days: offer.onboardingDays,
  ...offer.turnaroundDays,
  percent: formatPercent(offer.commissionPercent, locale),
});
