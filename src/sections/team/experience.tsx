import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';

/** The three posts of a career, newest first, each on its own tide line with its years. */
export function Experience({ person }: { person: PersonSummary }) {
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
            <p className="mt-3 max-w-[56ch] text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
