import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Experience } from './experience';
import { ProfileCard } from './profile-card';

/** Under the portrait the card with the facts; beside it what the person says and has done. */
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
            className="mb-16 max-w-[24ch] text-balance font-bold font-display text-[clamp(1.75rem,1.3rem+1.8vw,2.75rem)] leading-[1.08] tracking-[-0.022em] lg:mb-24"
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
