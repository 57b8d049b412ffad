import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInNote } from '@/i18n/written-in';
import { readingMinutes } from '@/rules/reading-time';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Tag } from '@/site/tags';
import type { Crumb } from '@/ui/breadcrumb';
import { Picture } from '@/ui/picture';

type Props = { article: ArticleSummary; trail: readonly Crumb[] };

/** The head of an article: trail, title, description, author, dates, tags and cover. */
export function ArticleHeader({ article, trail }: Props) {
  const words = useTranslations('site');
  const format = useFormatter();
  const { title, description, lang, slug, author, publishedAt, updatedAt, views } = article;
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  const facts = [
    day(publishedAt),
    updatedAt && words('blog.updated', { date: day(updatedAt) }),
    words('blog.readingTime', { minutes: readingMinutes(article.words) }),
    views !== undefined && words('blog.views', { count: views }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <header className="page-grid pt-8">
      <div className="col-span-12">
        <PageTrail trail={trail} current={title} />
      </div>
      <div lang={lang} className="col-span-12 mt-6 lg:col-span-10">
        <h1 className="text-page">{title}</h1>
        <p className="mt-7 max-w-[34.5em] text-lead text-muted">{description}</p>
        <WrittenInNote lang={lang} className="mt-5 text-muted text-small" />
      </div>
      <p className="col-span-12 mt-4 grid grid-cols-[auto_auto] items-center justify-start gap-x-6 text-muted text-small tabular-nums sm:flex sm:flex-wrap">
        <Link href={author.href} className="link-plain tap-line">
          {words('blog.by', { name: author.name })}
        </Link>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className="col-span-12">
        <TagLinks tags={article.tags} />
      </div>
      <div className="col-span-12 mt-8 lg:mt-10">
        <Picture
          image={article.image}
          sizes="(min-width: 90rem) 82rem, 92vw"
          className="aspect-8/5 w-full rounded-(--radius-drop-large) object-cover lg:aspect-21/9"
          travelsAs={`cover-${slug}`}
          isFirst
        />
      </div>
    </header>
  );
}

/** The tags of an article; each links to the articles with the same tag. */
function TagLinks({ tags }: { tags: readonly Tag[] }) {
  const words = useTranslations('site');
  return (
    <ul aria-label={words('blog.topics')} className="flex flex-wrap gap-x-6" data-print="hide">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={{ page: '/blog/tags/[slug]', slug: tag }}
            className="link-plain tap-line text-small"
          >
            {words(`tags.${tag}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
