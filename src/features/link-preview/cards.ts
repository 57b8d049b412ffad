import { articles, findTag } from '@/collections/articles';
import { caseStudies, listCaseStudiesOf } from '@/collections/case-studies';
import { people } from '@/collections/people';
import { services } from '@/collections/services';
import { videos } from '@/collections/videos';
import { workshops } from '@/collections/workshops';
import { offer } from '@/features/subscription/offer';
import { formatPercent } from '@/i18n/amounts';
import { findKind, kindSlugs } from '@/site/case-study-kinds';
import { company } from '@/site/company';
import type { ListRoute, StaticRoute } from '@/site/routes';
import { tags } from '@/site/tags';
import type { Card, PreviewReader, Shape } from './card';

/** The content of the previews of lists, by page; `card` returns undefined for a slug without a list. */
export const listCards: Record<ListRoute, { slugs: readonly string[]; card: ListCard }> = {
  '/blog/tags/[slug]': {
    slugs: tags,
    card: (slug, { words }) => {
      const tag = findTag(slug);
      return tag && { title: words(`site.tags.${tag}`), kind: words('site.share.tag') };
    },
  },
  '/case-study/kind/[slug]': {
    slugs: Object.values(kindSlugs),
    card: (slug, { words, ...reader }) => {
      const kind = findKind(slug);
      return (
        kind && {
          title: words(`case-study.kinds.${kindSlugs[kind]}`),
          kind: words('case-study.grid.title'),
          ...showing(listCaseStudiesOf(kind, reader)[0]?.image, 'screens'),
        }
      );
    },
  },
};

type ListCard = (slug: string, reader: PreviewReader) => Card | undefined;

/** The content of the previews of pages without a slug; pages that are not here show the agency's. */
export const pageCards: Partial<Record<StaticRoute, (reader: PreviewReader) => Card>> = {
  '/blog': ({ words, ...reader }) => ({
    title: words('site.blog.title'),
    kind: words('site.tagline'),
    lead: words('site.blog.lead'),
    ...showing(articles.list(reader)[0]?.image, 'cover'),
  }),
  '/case-study': ({ words, ...reader }) => ({
    title: words('case-study.grid.title'),
    kind: words('site.tagline'),
    ...showing(caseStudies.list(reader)[0]?.image, 'screens'),
  }),
  '/what-changed': ({ words }) => ({
    title: words('case-study.changes.title'),
    kind: words('case-study.grid.title'),
  }),
  '/workshops': ({ words, ...reader }) => ({
    title: words('workshops.title'),
    kind: words('site.tagline'),
    ...showing(workshops.list(reader)[0]?.image, 'drawing'),
  }),
  '/videos': ({ words, ...reader }) => ({
    title: words('site.nav.videos'),
    kind: words('site.tagline'),
    ...showing(videos.list(reader)[0]?.image, 'cover'),
  }),
  '/academy': ({ words }) => ({
    title: words('academy.hero.headline'),
    kind: words('site.share.academy'),
  }),
  '/team': ({ words, ...reader }) => ({
    title: words('team.index.title', { count: company.people }),
    kind: words('site.tagline'),
    lead: words('team.index.lead', { since: String(company.founded) }),
    ...showing(people.list(reader)[0]?.portrait, 'portrait'),
  }),
  '/career': ({ words }) => ({ title: words('career.title'), kind: words('site.tagline') }),
  '/development': ({ words, ...reader }) => ({
    title: words('development.title'),
    kind: words('site.tagline'),
    lead: words('development.lead'),
    ...showing(services.list(reader)[0]?.image, 'drawing'),
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

/** Returns the content of the home page's preview: what the agency is. */
export function houseCard({ words }: PreviewReader): Card {
  return { title: words('main-page.hero.headline'), kind: words('site.tagline') };
}

function showing(image: { src: string } | undefined, shape: Shape): Pick<Card, 'picture'> {
  return image ? { picture: { src: image.src, shape } } : {};
}
