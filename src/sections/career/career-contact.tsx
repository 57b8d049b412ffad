import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { career } from '@/site/career';
import { Picture } from '@/ui/picture';

/** Who answers candidates, with portrait and profile where somebody's duty it is, and the address to write to. */
export function CareerContact({ person }: { person: PersonSummary | undefined }) {
  const words = useTranslations('career.contact');
  return (
    <section aria-labelledby="ask-title" className="tide-line">
      <div className="page-grid items-end gap-y-10 pt-section">
        {person && (
          <div className="col-span-9 sm:col-span-5 md:col-span-4">
            <Picture
              image={person.portrait}
              sizes="(min-width: 48rem) 30vw, 70vw"
              className="aspect-4/5 w-full rounded-(--radius-drop-large) rounded-b-none object-cover object-top"
            />
          </div>
        )}
        <div className="order-first col-span-12 md:order-none md:col-span-7 md:col-start-6 md:pb-section">
          <h2 id="ask-title" className="text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-muted">{words('text')}</p>
          {person && (
            <p className="mt-8 text-lead" lang={person.lang}>
              <Link
                href={{ page: '/team/[slug]', slug: person.slug }}
                className="link-plain inline-flex min-h-11 items-center font-semibold"
              >
                {person.name}
              </Link>
              <span className="block text-base text-muted">{person.position}</span>
            </p>
          )}
          <a
            href={`mailto:${career.email}`}
            className="link-plain mt-3 inline-flex min-h-11 items-center font-semibold"
          >
            {words('email', { email: career.email })}
          </a>
        </div>
      </div>
    </section>
  );
}
