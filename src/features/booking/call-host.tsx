import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { Picture } from '@/ui/picture';

const items = ['purpose', 'date', 'code', 'person'] as const;

/** Who picks up, where somebody's duty it is, beside what is worth having at hand. */
export function CallHost({ host }: { host: PersonSummary | undefined }) {
  const words = useTranslations('booking');
  return (
    <div className="page-grid gap-y-16 pb-section">
      {host && <Host host={host} />}
      <section aria-labelledby="prepare-title" className="col-span-12 lg:col-span-6 lg:col-start-7">
        <h2 id="prepare-title" className="text-title">
          {words('prepare.title')}
        </h2>
        <p className="mt-3 text-muted">{words('prepare.lead')}</p>
        <ul className="mt-8">
          {items.map((item) => (
            <li key={item} className="tide-line py-5 text-lead">
              {words(`prepare.items.${item}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Host({ host }: { host: PersonSummary }) {
  const words = useTranslations('booking.host');
  return (
    <section aria-labelledby="host-title" className="col-span-12 lg:col-span-5">
      <h2 id="host-title" className="text-title">
        {words('title')}
      </h2>
      <div
        lang={host.lang}
        className="mt-8 grid grid-cols-[6.5rem_1fr] gap-x-6 sm:grid-cols-[9rem_1fr]"
      >
        <Picture
          image={host.portrait}
          sizes="144px"
          className="aspect-[4/5] w-full rounded-(--radius-drop) object-cover object-top"
        />
        <div className="self-end">
          <p className="font-bold font-display text-title">{host.name}</p>
          <p className="text-muted text-small">{host.position}</p>
        </div>
        <p className="col-span-2 mt-6 max-w-[44ch] text-muted">{host.description}</p>
      </div>
      <Link
        href={{ page: '/team/[slug]', slug: host.slug }}
        className="link-plain mt-4 inline-flex min-h-11 items-center"
      >
        {words('profile', { name: host.name })}
      </Link>
    </section>
  );
}
