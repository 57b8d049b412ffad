import type { Href } from './routes';

type Entry = { key: string; href: Href };

/**
 * The main navigation, in order; labels are the messages `site.nav.<key>`. The button beside it leads to the contact
 * page.
 */
export const navigation = [
  { key: 'services', href: '/development' },
  { key: 'caseStudies', href: '/case-study' },
  { key: 'workshops', href: '/workshops' },
  { key: 'pricing', href: '/pricing' },
  { key: 'blog', href: '/blog' },
] as const satisfies readonly Entry[];

/** The pages linked at the foot of every page, in groups; headings are the messages `site.footer.groups.<key>`. */
export const directory = [
  {
    key: 'work',
    entries: [
      { key: 'services', href: '/development' },
      { key: 'caseStudies', href: '/case-study' },
      { key: 'figures', href: '/what-changed' },
      { key: 'process', href: '/#process' },
    ],
  },
  {
    key: 'subscription',
    entries: [
      { key: 'pricing', href: '/pricing' },
      { key: 'faq', href: '/faq' },
      { key: 'schedule', href: '/schedule' },
      { key: 'refer', href: '/refer-a-friend' },
    ],
  },
  {
    key: 'learn',
    entries: [
      { key: 'workshops', href: '/workshops' },
      { key: 'blog', href: '/blog' },
      { key: 'videos', href: '/videos' },
      { key: 'academy', href: '/academy' },
    ],
  },
  {
    key: 'company',
    entries: [
      { key: 'team', href: '/team' },
      { key: 'career', href: '/career' },
      { key: 'contact', href: '/contact' },
      { key: 'allPages', href: '/search' },
    ],
  },
] as const satisfies readonly { key: string; entries: readonly Entry[] }[];

/** The pages that the search offers before anything is typed; labels as in the navigation. */
export const wantedPages = [
  { key: 'pricing', href: '/pricing' },
  { key: 'schedule', href: '/schedule' },
  { key: 'caseStudies', href: '/case-study' },
  { key: 'contact', href: '/contact' },
] as const satisfies readonly Entry[];
