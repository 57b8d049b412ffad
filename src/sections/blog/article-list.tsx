import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { Picture } from '@/ui/picture';

type GridProps = {
  articles: readonly ArticleSummary[];
  /** The first article is the newest of all and as wide as the page. */
  hasLead: boolean;
};

/** Articles, newest first: the newest across the whole width, the others in full rows of two and three. */
export function ArticleGrid({ articles, hasLead }: GridProps) {
  const words = useTranslations('site.blog');
  const newest = hasLead ? articles[0] : undefined;
  const others = articles.slice(newest ? 1 : 0);
  const halves = countHalves(others.length);
  if (articles.length === 0)
    return (
      <p className="page-grid pb-section">
        <span className="col-span-12">{words('empty')}</span>
      </p>
    );
  return (
    <div data-first-screen className="page-grid gap-y-20 pb-section md:max-lg:gap-x-6">
      {newest && (
        <div className="col-span-12">
          <ArticleCard article={newest} isLead isFirst />
        </div>
      )}
      {others.map((article, index) => (
        <div
          key={article.slug}
          className={clsx('col-span-12 md:col-span-6', index >= halves && 'lg:col-span-4')}
        >
          <ArticleCard article={article} isHalf={index < halves} isFirst={!newest && index === 0} />
        </div>
      ))}
    </div>
  );
}

/** Returns how many cards go two to a row, so that the rows of three are full. */
function countHalves(cards: number): number {
  return { 1: 4, 2: 2 }[cards % 3] ?? 0;
}

/** The cells of a row that has fewer than three cards. */
const rowOf: Record<number, string> = { 1: '', 2: 'md:col-span-6' };

/** A few articles to read next, in one full row; nothing is shown without any. */
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
        <div
          key={article.slug}
          className={clsx('col-span-12', rowOf[articles.length] ?? 'md:col-span-4')}
        >
          <ArticleCard
            article={article}
            headingLevel="h3"
            isLead={articles.length === 1}
            isHalf={articles.length === 2}
          />
        </div>
      ))}
    </section>
  );
}

type Props = {
  article: ArticleSummary;
  /** As wide as the page. */
  isLead?: boolean;
  /** The cover is on the first screen: load it at once. */
  isFirst?: boolean;
  /** One of two cards in a row on large screens; the others go three to a row. */
  isHalf?: boolean;
  headingLevel?: 'h2' | 'h3';
};

const sizes = {
  lead: '(min-width: 64rem) 56vw, 92vw',
  half: '(min-width: 48rem) 45vw, 92vw',
  third: '(min-width: 64rem) 29vw, (min-width: 48rem) 45vw, 92vw',
} as const;

/** An article in a list: cover, date, title, author, views if counted, and 'Read More'. */
function ArticleCard({
  article,
  isLead = false,
  isFirst = false,
  isHalf = false,
  headingLevel: Heading = 'h2',
}: Props) {
  const words = useTranslations('site.blog');
  const format = useFormatter();
  const { slug, href, title, lang, author, views, publishedAt } = article;
  return (
    <article
      className={
        isLead
          ? 'group relative grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-start'
          : 'group relative flex h-full flex-col'
      }
    >
      <div className={isLead ? 'lg:col-span-7' : undefined}>
        <Picture
          image={article.image}
          sizes={isLead ? sizes.lead : isHalf ? sizes.half : sizes.third}
          className={clsx(
            'aspect-8/5 w-full rounded-(--radius-drop-large) object-cover transition-[filter] duration-300 group-hover:brightness-110',
            !isFirst && 'uncovered',
          )}
          travelsAs={`cover-${slug}`}
          isFirst={isFirst}
          isDecorative
        />
      </div>
      <div className={isLead ? 'lg:col-span-5' : 'mt-6 flex grow flex-col items-start'}>
        <p className="text-muted text-small tabular-nums">
          <time dateTime={publishedAt}>
            {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
          </time>
          {views !== undefined && <> · {words('views', { count: views })}</>}
          <WrittenInMark lang={lang} />
        </p>
        <Heading lang={lang} className={isLead ? 'mt-3 text-heading' : 'mt-2 text-title'}>
          {title}
        </Heading>
        {isLead && (
          <p lang={lang} className="mt-4 max-w-[29.5em] text-lead text-muted">
            {article.description}
          </p>
        )}
        <p className="mt-auto pt-3 text-muted">{words('by', { name: author.name })}</p>
        <Link
          href={href}
          className="link-plain mt-4 tap-line font-semibold after:absolute after:inset-0"
        >
          {words('readMore')}
          <span className="sr-only" lang={lang}>
            : {title}
          </span>
        </Link>
      </div>
    </article>
  );
}
