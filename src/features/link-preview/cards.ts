import { listArticles } from '@/collections/articles';
import { listCaseStudies } from '@/collections/case-studies';
import { requirePerson } from '@/collections/people';
import { listServices } from '@/collections/services';
import { listVideos } from '@/collections/videos';
import { listWorkshops } from '@/collections/workshops';
import { offer } from '@/features/subscription/offer';
import { formatPercent } from '@/i18n/amounts';
import { findKind, kindSlugs } from '@/site/case-study-kinds';
import { locales } from '@/site/locales';
import type { DynamicRoute, StaticRoute } from '@/site/routes';
import { tags } from '@/site/tags';
import type { Card, Shape, Viewer } from './card';
import { fromCollection, type SlugCards } from './routes';

/** The pages with a slug: a new page type is one entry here, and does not compile without. */
export const slugCards = {
  '/blog/[slug]': fromCollection('blog', ({ title, author, image }, { words, locale }) => ({
    title,
    kind: words('site.share.article', { author: requirePerson(author, locale).name }),
    ...showing(image, 'cover'),
  })),
  '/blog/tags/[slug]': {
    list: () => tags.map((slug) => ({ slug, languages: locales })),
    card: (slug, { words }) => {
      const tag = tags.find((known) => known === slug);
      return tag && { title: words(`site.tags.${tag}`), kind: words('site.share.tag') };
    },
  },
  '/case-study/[slug]': fromCollection('case-studies', ({ name, kind, image }, { words }) => ({
    title: name,
    kind: words('site.share.caseStudy', { kind: words(`case-study.kinds.${kindSlugs[kind]}`) }),
    ...showing(image, 'screens'),
  })),
  '/case-study/kind/[slug]': {
    list: () => Object.values(kindSlugs).map((slug) => ({ slug, languages: locales })),
    card: (slug, { words, ...reader }) => {
      const kind = findKind(slug);
      const first = listCaseStudies(reader).find((study) => study.kind === kind);
      return (
        kind && {
          title: words(`case-study.kinds.${kindSlugs[kind]}`),
          kind: words('case-study.grid.title'),
          ...showing(first?.image, 'screens'),
        }
      );
    },
  },
  '/development/[slug]': fromCollection('services', ({ title, image }, { words }) => ({
    title,
    kind: words('site.share.service'),
    ...showing(image, 'drawing'),
  })),
  '/workshops/[slug]': fromCollection('workshops', ({ title, days, image }, { words }) => ({
    title,
    kind: words('site.share.workshop', { days }),
    ...showing(image, 'drawing'),
  })),
  '/career/[slug]': fromCollection('jobs', ({ title, location, avatar }, { words }) => ({
    title,
    kind: words('site.share.job', { location }),
    ...showing(avatar, 'drawing'),
  })),
  '/team/[slug]': fromCollection('people', ({ name, position, portrait }) => ({
    title: name,
    kind: position,
    ...showing(portrait, 'portrait'),
  })),
  '/academy/videos/[slug]': fromCollection('academy', ({ title }, { words }) => ({
    // The poster is a title card: cut to the preview's picture it would say half of the title a second time.
    title,
    kind: words('site.share.academy'),
  })),
  '/video/[slug]': fromCollection('videos', ({ title, author, image }, { words, locale }) => ({
    title,
    kind: words('site.share.video', { author: requirePerson(author, locale).name }),
    ...showing(image, 'cover'),
  })),
} satisfies Record<DynamicRoute, SlugCards>;

/** The other pages, one entry each; a page that is not here shows what the agency is. */
export const pageCards: Partial<Record<StaticRoute, (viewer: Viewer) => Card>> = {
  '/blog': ({ words, ...reader }) => ({
    title: words('site.blog.title'),
    kind: words('site.tagline'),
    lead: words('site.blog.lead'),
    ...showing(listArticles(reader)[0]?.image, 'cover'),
  }),
  '/case-study': ({ words, ...reader }) => ({
    title: words('case-study.grid.title'),
    kind: words('site.tagline'),
    ...showing(listCaseStudies(reader)[0]?.image, 'screens'),
  }),
  '/workshops': ({ words, locale }) => ({
    title: words('workshops.title'),
    kind: words('site.tagline'),
    ...showing(listWorkshops(locale)[0]?.image, 'drawing'),
  }),
  '/videos': ({ words, ...reader }) => ({
    title: words('site.nav.videos'),
    kind: words('site.tagline'),
    ...showing(listVideos(reader)[0]?.image, 'cover'),
  }),
  '/academy': ({ words }) => ({
    title: words('academy.hero.headline'),
    kind: words('site.share.academy'),
  }),
  '/career': ({ words }) => ({ title: words('career.title'), kind: words('site.tagline') }),
  '/development': ({ words, locale }) => ({
    title: words('development.title'),
    kind: words('site.tagline'),
    lead: words('development.lead'),
    ...showing(listServices(locale)[0]?.image, 'drawing'),
  }),
  '/pricing': ({ words }) => ({
    title: words('subscription.pricing.headline'),
    kind: words('subscription.pricing.title'),
    lead: words('subscription.pricing.lead'),
  }),
  '/faq': ({ words }) => ({
    title: words('subscription.faq.headline'),
    kind: words('subscription.faq.title'),
    lead: words('subscription.faq.lead'),
  }),
  '/refer-a-friend': ({ words, locale }) => ({
    title: words('subscription.referral.title'),
    kind: words('site.tagline'),
    lead: words('subscription.referral.lead', {
      percent: formatPercent(offer.commissionPercent, locale),
    }),
  }),
  '/search': ({ words }) => ({ title: words('search.index.title'), kind: words('site.tagline') }),
  '/schedule': ({ words }) => ({ title: words('booking.title'), kind: words('site.tagline') }),
  '/contact': ({ words }) => ({
    title: words('site.contactPage.title'),
    kind: words('site.tagline'),
    lead: words('site.footer.lead'),
  }),
};

/** What the agency is: the home page's preview. */
export function houseCard({ words }: Viewer): Card {
  return { title: words('main-page.hero.headline'), kind: words('site.tagline') };
}

function showing(image: { src: string } | undefined, shape: Shape): Pick<Card, 'picture'> {
  return image ? { picture: { src: image.src, shape } } : {};
}
