import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { CaseStudySummary } from '@/collections/case-studies';
import type { PersonSummary } from '@/collections/people';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { writeYears } from '@/rules/years';
import { Picture } from '@/ui/picture';

type Props = { team: readonly PersonSummary[]; studies: readonly CaseStudySummary[] };

/**
 * Who worked on what, as a chart that is a table: a row for each project, a column for each person of a share, and in the
 * cells a drop as large as the share. Nothing is shown where no project names anyone.
 */
export function TeamWork({ team, studies }: Props) {
  const words = useTranslations('team.index.work');
  const named = new Set(
    studies.flatMap(({ teamShares }) => teamShares.flatMap(({ people }) => people ?? [])),
  );
  const people = team.filter(({ slug }) => named.has(slug));
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="work-title" className="bg-raised">
      <div className="page-grid gap-y-10 py-section">
        <h2 id="work-title" className="col-span-12 text-heading lg:col-span-6">
          {words('title')}
        </h2>
        <p className="col-span-12 max-w-[34em] self-end text-muted lg:col-span-6">
          {words('lead')}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section aria-label={words('scroll')} tabIndex={0} className="col-span-12 overflow-x-auto">
          <table
            style={columns(people.length)}
            className="relative w-full min-w-[calc(var(--people)*2.75rem)] table-fixed [--drop:0.42rem] lg:[--drop:0.6rem]"
          >
            <caption className="sr-only">{words('caption')}</caption>
            <thead>
              <tr>
                <th scope="col" className="w-44 lg:w-64 max-md:hidden">
                  <span className="sr-only">{words('project')}</span>
                </th>
                {people.map((person) => (
                  <PersonHead key={person.slug} person={person} />
                ))}
              </tr>
            </thead>
            {studies.map((study) => (
              <StudyRow key={study.slug} study={study} people={people} />
            ))}
          </table>
        </section>
      </div>
    </section>
  );
}

/** Returns the style as React's type, which knows no custom properties. */
function columns(people: number): CSSProperties & { '--people': number } {
  return { '--people': people };
}

function PersonHead({ person: { name, href, portrait } }: { person: PersonSummary }) {
  const [first] = name.split(' ');
  return (
    <th
      scope="col"
      className="whitespace-nowrap pb-3 align-bottom font-semibold text-small max-md:text-[0.75rem]"
    >
      <Link href={href} className="link-quiet block text-center leading-tight">
        <Picture
          image={portrait}
          sizes="64px"
          className="mx-auto mb-2 aspect-square w-full max-w-16 rounded-(--radius-drop) object-cover object-top"
          isDecorative
        />
        {first}
        <span className="sr-only">{name.slice(first?.length)}</span>
      </Link>
    </th>
  );
}

type StudyRowProps = { study: CaseStudySummary; people: readonly PersonSummary[] };

/** A project with its years; on phones the name stands over its cells. */
function StudyRow({ study, people }: StudyRowProps) {
  const { name, href, years, lang } = study;
  const head = (
    <>
      <Link
        href={href}
        lang={lang}
        className="link-quiet font-bold font-display text-title leading-none"
      >
        {name}
      </Link>
      {years && (
        <span className="ml-3 whitespace-nowrap font-normal text-muted text-small tabular-nums md:mt-1 md:ml-0 md:block">
          {writeYears(years)}
        </span>
      )}
    </>
  );
  return (
    <tbody className="border-line border-t">
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={people.length} className="pt-4 text-left">
          {head}
        </th>
      </tr>
      <tr>
        <th scope="row" className="py-3 pr-4 text-left align-middle max-md:hidden">
          {head}
        </th>
        {people.map(({ slug }) => (
          <ShareCell key={slug} study={study} person={slug} />
        ))}
      </tr>
    </tbody>
  );
}

/** A share as a drop of its size, with the percentage; the role is told to screen readers and on hover. */
function ShareCell({ study, person }: { study: CaseStudySummary; person: string }) {
  const words = useTranslations('team.index.work');
  const format = useFormatter();
  const locale = useLocale();
  const share = study.teamShares.find(({ people = [] }) => people.includes(person));
  if (!share) {
    return (
      <td className="py-3 text-center text-muted">
        <span aria-hidden="true">·</span>
        <span className="sr-only">{words('none')}</span>
      </td>
    );
  }
  const { name: role, hours, people = [], others = 0 } = share;
  const percent = format.number(hours / 100, { style: 'percent' });
  const spoken = words(people.length + others > 1 ? 'joint' : 'share', { percent, role });
  return (
    <td className="py-3 align-middle" title={spoken}>
      <span
        aria-hidden="true"
        className="grid h-14 content-center lg:h-18 justify-items-center gap-1"
      >
        <span
          style={{ width: `calc(${Math.sqrt(hours).toFixed(2)} * var(--drop))` }}
          className="aspect-square rounded-[50%_50%_50%_8%] bg-amber print:[print-color-adjust:exact]"
        />
        <span className="text-small tabular-nums leading-none">{percent}</span>
      </span>
      <span className="sr-only" lang={locale}>
        {spoken}
      </span>
    </td>
  );
}
