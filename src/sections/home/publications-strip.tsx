import { useTranslations } from 'next-intl';
import type { PublicationSummary } from '@/collections/publications';
import { AddressLink } from '@/i18n/address-link';
import { useFormatter } from '@/i18n/formatter';
import { WrittenInMark } from '@/i18n/written-in';
import { Hint } from '@/sections/shell/hint';
import { Picture } from '@/ui/picture';

/** The latest publications, here or elsewhere; nothing is shown without any. */
export function PublicationsStrip({ publications }: { publications: PublicationSummary[] }) {
  const words = useTranslations('main-page.publications');
  const format = useFormatter();
  if (publications.length === 0) return null;
  return (
    <section aria-labelledby="publications-title" className="page-grid py-section">
      <h2 id="publications-title" className="col-span-12 mb-12 text-heading">
        {words('title')}
      </h2>
      <ul className="col-span-12 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {publications.map((publication) => (
          <li key={publication.slug}>
            <AddressLink href={publication.url} className="group block">
              <Picture
                image={publication.image}
                sizes="(min-width: 48rem) 31vw, 90vw"
                className="uncovered aspect-8/5 w-full rounded-(--radius-drop-large) object-cover transition-[filter] duration-300 group-hover:brightness-110"
                isDecorative
              />
              <time
                dateTime={publication.publishedAt}
                className="mt-5 block text-muted text-small tabular-nums"
              >
                {format.dateTime(new Date(publication.publishedAt), { dateStyle: 'long' })}
              </time>
              <span
                lang={publication.lang}
                className="mt-2 block text-balance font-bold font-display text-title tracking-[-0.02em]"
              >
                {publication.title}
                <WrittenInMark lang={publication.lang} />
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
      <Hint to="academy" className="tide-line col-span-12 mt-14 pt-4" />
    </section>
  );
}
