import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';

/** The sections of an article as links; absent where there are fewer than two. */
export function TableOfContents({ headings }: Pick<ArticleSummary, 'headings'>) {
  const words = useTranslations('site.blog');
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="text-small">
      <p id="contents-title" className="font-semibold">
        {words('contents')}
      </p>
      <ol className="mt-2 gap-x-8 md:max-lg:columns-2">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link-quiet flex min-h-11 items-center py-1 text-muted leading-snug hover:text-ink lg:min-h-9"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
