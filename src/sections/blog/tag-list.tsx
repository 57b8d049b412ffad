import { useTranslations } from 'next-intl';
import type { TagCount } from '@/collections/articles';
import { Link } from '@/i18n/link';

type Props = { title: string; tags: readonly TagCount[] };

/** The tags of the blog, each with the number of its articles; nothing is shown without any. */
export function TagList({ title, tags }: Props) {
  const words = useTranslations('site');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={title} className="page-grid pb-section">
      <p className="tide-line col-span-12 pt-4 pb-6 font-bold font-display text-title lg:col-span-4">
        {title}
      </p>
      <ul className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
        {tags.map(({ tag, count }) => (
          <li key={tag} className="tide-line">
            <Link
              href={{ page: '/blog/tags/[slug]', slug: tag }}
              className="link-quiet flex min-h-14 items-center justify-between gap-4"
            >
              <span className="font-semibold">{words(`tags.${tag}`)}</span>
              <span className="text-muted text-small tabular-nums">
                {words('blog.articleCount', { count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
