import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { Picture } from '@/ui/picture';
import { RelatedArticles } from './article-list';

/** The author of the article: portrait, name, position, a few sentences. */
export function AuthorCard({ author }: { author: PersonSummary }) {
  const words = useTranslations('site.blog');
  return (
    <section
      aria-label={words('author')}
      lang={author.lang}
      className="tide-line mt-16 grid max-w-measure grid-cols-[6rem_1fr] gap-6 pt-8"
    >
      <Picture
        image={author.portrait}
        sizes="96px"
        className="aspect-square w-full rounded-(--radius-drop) object-cover object-top"
      />
      <div>
        <p className="font-bold font-display text-title leading-tight">
          <Link href={author.href} className="link-plain relative after:absolute after:-inset-2.5">
            {author.name}
          </Link>
        </p>
        <p className="text-muted text-small">{author.position}</p>
        <p className="mt-3 text-muted">{author.description}</p>
      </div>
    </section>
  );
}

type Props = {
  older: ArticleSummary | undefined;
  newer: ArticleSummary | undefined;
  related: ArticleSummary[];
};

/** Links to the article before, the article after, and related articles. */
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
    <Link href={article.href} className={`tide-line group col-span-12 block py-8 ${className}`}>
      <span className="text-muted text-small">
        {label}
        <WrittenInMark lang={article.lang} />
      </span>
      <span
        lang={article.lang}
        className="link-quiet mt-1 block text-balance font-bold font-display text-title leading-tight"
      >
        {article.title}
      </span>
    </Link>
  );
}
