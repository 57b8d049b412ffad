import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CaseStudyPage } from '@/collections/case-studies';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { readingMinutes } from '@/rules/reading-time';

/** How many technologies are named; the others are counted. */
const mostNamed = 4;

/** The case study in four short answers: who built it, with what, whom to ask, and how long the story is. */
export function StudyFacts({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.facts');
  const format = useFormatter();
  const { teamShares, tiles, contactPerson } = study;
  const largest = teamShares.toSorted((a, b) => b.hours - a.hours)[0];
  const named = tiles.slice(0, mostNamed).map(({ name }) => name);
  const others = tiles.length - named.length;
  return (
    <dl className="col-span-12 mt-10 grid grid-cols-2 gap-x-6 gap-y-8 pb-16 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:pb-24">
      <Fact name={words('team')}>
        {words('roles', { count: teamShares.length })}
        {largest && (
          <span className="block font-normal text-muted text-small">
            <span lang={study.lang}>{largest.name}</span> {largest.hours}%
          </span>
        )}
      </Fact>
      {named.length > 0 && (
        <Fact name={words('technologies')}>
          {format.list(others > 0 ? [...named, words('others', { count: others })] : named)}
        </Fact>
      )}
      <Fact name={words('contact')}>
        <Link href={{ page: '/team/[slug]', slug: contactPerson.slug }} className="link-plain">
          {contactPerson.name}
        </Link>
      </Fact>
      <Fact name={words('story')}>
        <a href="#story" className="link-plain">
          {words('readingTime', { minutes: readingMinutes(study.words) })}
        </a>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  );
}
