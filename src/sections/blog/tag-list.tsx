import { useTranslations } from 'next-intl';
import type { TagCount } from '@/collections/articles';
import { Link } from '@/i18n/link';

type Props = { title: string; tags: readonly TagCount[] };

/** The tags of the blog in one line, each with the number of its articles; nothing is shown without any. */
export function TagList({ title, tags }: Props) {
  const words = useTranslations('site');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={title} className="page-grid pb-10 lg:pb-14">
      <ul className="col-span-12 flex flex-wrap gap-x-6 border-line border-y py-1 text-[0.9375rem]">
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <Link
              href={{ page: '/blog/tags/[slug]', slug: tag }}
              className="link-quiet tap-line gap-2"
            >
              <span className="font-semibold">{words(`tags.${tag}`)}</span>
              <span aria-hidden="true" className="text-muted tabular-nums">
                {count}
              </span>{' '}
              <span className="sr-only">{words('blog.articleCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
