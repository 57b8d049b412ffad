import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import type { Tag } from '@/site/tags';

/** The topics of an article as links to the others on them. */
export function TagLinks({ tags }: { tags: readonly Tag[] }) {
  const words = useTranslations('site');
  return (
    <ul aria-label={words('blog.topics')} className="flex flex-wrap gap-x-6" data-print="hide">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={{ page: '/blog/tags/[slug]', slug: tag }}
            className="link-plain inline-flex min-h-11 items-center text-small"
          >
            {words(`tags.${tag}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
