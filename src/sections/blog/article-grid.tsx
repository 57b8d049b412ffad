import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { ArticleCard } from './article-card';

/** All articles, newest first: the newest wide, the others in columns. */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  const words = useTranslations('site.blog');
  const [newest, ...others] = articles;
  if (!newest)
    return (
      <p className="page-grid pb-section">
        <span className="col-span-12">{words('empty')}</span>
      </p>
    );
  return (
    <div className="page-grid gap-y-20 pb-section">
      <div className="col-span-12">
        <ArticleCard article={newest} isLead />
      </div>
      {others.map((article) => (
        <div key={article.slug} className="col-span-12 md:col-span-6 lg:col-span-4">
          <ArticleCard article={article} />
        </div>
      ))}
    </div>
  );
}
