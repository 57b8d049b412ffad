import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { ArticleCard } from './article-card';

/** A few articles to read next; absent where there is none. */
export function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  const words = useTranslations('site.blog');
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="related-title"
      className="page-grid gap-y-14 py-section md:max-lg:gap-x-5"
      data-print="hide"
    >
      <h2 id="related-title" className="col-span-12 text-heading">
        {words('related')}
      </h2>
      {articles.map((article) => (
        <div key={article.slug} className="col-span-12 md:col-span-4">
          <ArticleCard article={article} headingLevel="h3" />
        </div>
      ))}
    </section>
  );
}
