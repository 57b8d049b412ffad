import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { ArticleCard } from './article-card';

/** All articles, newest first: the newest wide, the others in columns, the first of them in two if the last row asks for it. */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  const words = useTranslations('site.blog');
  const [newest, ...others] = articles;
  const halves = countHalves(others.length);
  if (!newest)
    return (
      <p className="page-grid pb-section">
        <span className="col-span-12">{words('empty')}</span>
      </p>
    );
  return (
    <div className="page-grid gap-y-20 pb-section md:max-lg:gap-x-6">
      <div className="col-span-12">
        <ArticleCard article={newest} isLead />
      </div>
      {others.map((article, index) => (
        <div
          key={article.slug}
          className={clsx('col-span-12 md:col-span-6', index >= halves && 'lg:col-span-4')}
        >
          <ArticleCard article={article} isHalf={index < halves} />
        </div>
      ))}
    </div>
  );
}

/** How many cards stand two to a row, so that those in rows of three leave no single one over. */
function countHalves(cards: number): number {
  return { 1: 4, 2: 2 }[cards % 3] ?? 0;
}
