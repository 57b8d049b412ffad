import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = { name: string; articles: ArticleSummary[] };

/** What somebody has published here, newest first; absent where there is nothing yet. */
export function PersonArticles({ name, articles }: Props) {
  const words = useTranslations('team.posts');
  const format = useFormatter();
  if (articles.length === 0) return null;
  return (
    <Section id="posts" title={words('title', { name })} className="tide-line">
      <ul>
        {articles.map(({ slug, title, lang, image, publishedAt }) => (
          <li
            key={slug}
            lang={lang}
            className="tide-line group relative grid items-center gap-x-8 gap-y-4 py-6 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_1fr]"
          >
            <Picture
              image={image}
              sizes="(min-width: 30rem) 224px, 92vw"
              className="aspect-8/5 w-full rounded-(--radius-drop) object-cover transition-[filter] duration-300 group-hover:brightness-110"
            />
            <div>
              <time dateTime={publishedAt} className="text-muted text-small tabular-nums">
                {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
              </time>
              <h3 className="mt-1 text-title">
                <CardLink href={{ page: '/blog/[slug]', slug }}>{title}</CardLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <p className="tide-line pt-4" data-print="hide">
        <Link href="/blog" className="link-plain inline-flex min-h-11 items-center font-semibold">
          {words('all')}
        </Link>
      </p>
    </Section>
  );
}
