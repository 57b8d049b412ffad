import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { Link } from '@/i18n/link';
import { RelatedArticles } from './related-articles';

type Props = {
  older: ArticleSummary | undefined;
  newer: ArticleSummary | undefined;
  related: ArticleSummary[];
};

/** The way on from an article: the one before, the one after, and those on the same subject. */
export function ArticleNavigation({ older, newer, related }: Props) {
  const words = useTranslations('site.blog');
  return (
    <>
      <nav aria-label={words('articleNavigation')} className="page-grid">
        <Neighbour article={older} label={words('previous')} className="md:col-span-6" />
        <Neighbour
          article={newer}
          label={words('next')}
          className="md:col-span-6 md:col-start-7 md:text-right"
        />
      </nav>
      <RelatedArticles articles={related} />
    </>
  );
}

type NeighbourProps = { article: ArticleSummary | undefined; label: string; className: string };

function Neighbour({ article, label, className }: NeighbourProps) {
  if (!article) return null;
  return (
    <Link
      href={{ page: '/blog/[slug]', slug: article.slug }}
      className={`tide-line group col-span-12 block py-8 ${className}`}
    >
      <span className="text-muted text-small">{label}</span>
      <span
        lang={article.lang}
        className="link-quiet mt-1 block text-balance font-bold font-display text-title leading-tight"
      >
        {article.title}
      </span>
    </Link>
  );
}
