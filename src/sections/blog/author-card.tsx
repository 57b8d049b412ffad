import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { Picture } from '@/ui/picture';

/** Who wrote the article: portrait, name, position, a few sentences. */
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
          <Link
            href={{ page: '/team/[slug]', slug: author.slug }}
            className="link-plain relative after:absolute after:-inset-2.5"
          >
            {author.name}
          </Link>
        </p>
        <p className="text-muted text-small">{author.position}</p>
        <p className="mt-3 text-muted">{author.description}</p>
      </div>
    </section>
  );
}
