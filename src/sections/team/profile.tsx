import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { WrittenInNote } from '@/i18n/written-in';
import { PageTrail } from '@/sections/shell/page-trail';
import { Picture } from '@/ui/picture';
import { ProfileCard } from './profile-card';

/** The head of a profile, on night: name, position, description; the portrait reaches down to the lower edge. */
export function ProfileHeader({ person }: { person: PersonSummary }) {
  const words = useTranslations('team.index');
  return (
    <header className="on-night bg-night text-on-night">
      <div className="page-grid">
        <div className="col-span-12 pt-8 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
          <PageTrail trail={[{ name: words('name'), href: '/team' }]} current={person.name} />
        </div>
        <div
          lang={person.lang}
          className="col-span-12 pt-10 pb-12 md:col-span-6 md:pr-4 lg:col-span-7 md:self-center lg:pt-8 lg:pr-6 lg:pb-16 print:col-span-8"
        >
          <h1 className="text-[clamp(2.75rem,1.6rem+5.2vw,6.5rem)] leading-[0.96]">
            {person.name}
          </h1>
          <p className="mt-5 font-semibold text-amber-lit text-lead print:text-ink">
            {person.position}
          </p>
          <p className="mt-7 max-w-[33.5em] text-lead text-on-night-muted">{person.description}</p>
          <WrittenInNote lang={person.lang} className="mt-5 text-on-night-muted text-small" />
        </div>
        <div className="col-span-12 sm:col-span-9 md:col-span-6 md:self-end md:pt-6 lg:col-span-5 print:col-span-4">
          <Picture
            image={person.portrait}
            sizes="(min-width: 48rem) 45vw, 92vw"
            className="w-full rounded-(--radius-drop-large) rounded-b-none print:max-w-[5cm]"
            isFirst
          />
        </div>
      </div>
    </header>
  );
}

/** The facts under the portrait; beside them the quote and the career of the person. */
export function ProfileBody({ person }: { person: PersonSummary }) {
  const words = useTranslations('team.facts');
  return (
    <div className="page-grid gap-y-16">
      <aside
        aria-label={words('label', { name: person.name })}
        className="col-span-12 sm:col-span-9 md:order-2 md:col-span-6 lg:col-span-5"
      >
        <div className="@container overflow-hidden rounded-(--radius-drop-large) rounded-t-none bg-raised py-4 lg:pb-8">
          <ProfileCard person={person} />
        </div>
      </aside>
      <div className="col-span-12 pb-section md:order-1 md:col-span-6 md:pt-16 md:pr-4 lg:col-span-7 lg:pt-20 lg:pr-10">
        {person.quote && (
          <blockquote
            lang={person.lang}
            className="mb-16 max-w-[15em] text-balance font-bold font-display text-[clamp(1.75rem,1.3rem+1.8vw,2.75rem)] leading-[1.08] tracking-[-0.022em] lg:mb-24"
          >
            <p className="before:content-[open-quote] after:content-[close-quote]">
              {person.quote}
            </p>
          </blockquote>
        )}
        <Experience person={person} />
      </div>
    </div>
  );
}

/** The posts of a career, newest first, each with its years. */
function Experience({ person }: { person: PersonSummary }) {
  const words = useTranslations('team.experience');
  return (
    <section aria-labelledby="experience-title">
      <h2 id="experience-title" className="text-heading">
        {words('title')}
      </h2>
      <ol lang={person.lang} className="mt-10">
        {person.experience.map(({ role, company, period, description }) => (
          <li key={`${company} ${period}`} className="tide-line py-7 last:pb-0">
            <p className="font-bold font-display text-amber-ink text-title tabular-nums leading-none">
              {period}
            </p>
            <h3 className="mt-3 text-title">{role}</h3>
            <p className="font-semibold">{company}</p>
            <p className="mt-3 max-w-[37.5em] text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
