import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CaseStudyPage } from '@/collections/case-studies';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInNote } from '@/i18n/written-in';
import { readingMinutes } from '@/rules/reading-time';
import { spacingOf } from '@/rules/text-spacing';
import { PageTrail } from '@/sections/shell/page-trail';
import { kindSlugs } from '@/site/case-study-kinds';
import { CaseStudyCover, nameSize } from './case-study-look';

/** The head of a case study, on the product's colour down to the middle of the cover, with the facts below. */
export function StudyHeader({ study }: { study: CaseStudyPage }) {
  const words = useTranslations();
  const kind = kindSlugs[study.kind];
  return (
    <header className="relative isolate">
      <div
        aria-hidden="true"
        className="accent-ground -z-10 absolute inset-x-0 top-0 bottom-[18rem] lg:bottom-[calc(12rem+11vw)]"
      />
      <div className="page-grid pt-8">
        <div className="col-span-12">
          <PageTrail
            trail={[{ name: words('case-study.grid.title'), href: '/case-study' }]}
            current={study.name}
          />
        </div>
        <div className="col-span-12 mt-8 lg:col-span-7 lg:mt-10">
          <p className="flex items-center gap-3 font-semibold">
            <span aria-hidden="true" className="accent-dot size-3.5 rounded-[50%_50%_50%_10%]" />
            {words(`case-study.kinds.${kind}`)}
          </p>
          <h1 lang={study.lang} className={`mt-3 hyphens-auto ${nameSize(study.name, 'page')}`}>
            {study.name}
          </h1>
          <WrittenInNote lang={study.lang} className="mt-5 text-small" />
        </div>
        <p
          lang={study.lang}
          className="col-span-12 mt-7 max-w-[29.5em] self-end text-lead lg:col-span-5 lg:pb-3"
        >
          {study.description}
        </p>
        <div lang={study.lang} className="col-span-12 mt-8 lg:mt-10">
          <CaseStudyCover
            study={study}
            sizes="(min-width: 90rem) 82rem, (min-width: 48rem) 92vw, 120vw"
            className="aspect-8/5 max-md:not-print:aspect-4/5 lg:aspect-16/9"
            isFirst
          />
        </div>
        <StudyFacts study={study} />
      </div>
    </header>
  );
}

/** The number of technologies that are named; the others are counted. */
const mostNamed = 4;

/** Four facts: the team, the technologies, the contact person, and the reading time of the story. */
export function StudyFacts({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.facts');
  const format = useFormatter();
  const { teamShares, tiles, contactPerson } = study;
  const largest = teamShares.toSorted((a, b) => b.hours - a.hours)[0];
  const named = tiles.slice(0, mostNamed).map(({ name }) => name);
  const others = tiles.length - named.length;
  const space = spacingOf(useLocale()) ?? ((text: string) => text);
  return (
    <dl className="col-span-12 mt-8 grid grid-cols-2 gap-x-6 gap-y-6 pb-14 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:pb-16">
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
          {space(format.list(others > 0 ? [...named, words('others', { count: others })] : named))}
        </Fact>
      )}
      <Fact name={words('contact')}>
        <Link href={contactPerson.href} className="link-plain">
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
