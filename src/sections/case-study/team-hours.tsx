import { useLocale, useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { sectionTitle } from './case-study-look';
import { HoursChartPlace } from './hours-chart-place';
import type { MemberHours } from './member-hours';
import { slicePath, sliceTurns } from './pie-slices';

/** The hours of the team: a pie chart, and a card for each member with percentage and colour. */
export function TeamHours({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.team');
  const format = useFormatter();
  const members = study.teamShares.map(({ name, hours, color, people, others = 0 }) => ({
    name,
    hours,
    people,
    others,
    color: `rgb(${color.join(' ')})`,
    percentage: format.number(hours / 100, { style: 'percent' }),
  }));
  const spoken = format.list(members.map(({ name, percentage }) => `${name} ${percentage}`));
  return (
    <section
      id="team"
      aria-labelledby="team-title"
      className="page-grid break-inside-avoid items-center gap-y-8 py-section"
    >
      <header className="col-span-7 md:col-span-9 lg:col-span-3 lg:self-start">
        <h2 id="team-title" className={sectionTitle}>
          {words('title')}
        </h2>
        <p className="mt-3 text-muted">{words('lead')}</p>
      </header>
      <div className="col-span-5 md:col-span-3 lg:px-4 print:col-span-3">
        <HoursChartPlace label={words('chart', { shares: spoken })} shares={members}>
          <HoursPie members={members} />
        </HoursChartPlace>
      </div>
      <ul
        lang={study.lang}
        className="col-span-12 grid gap-2.5 sm:grid-cols-2 sm:*:last:odd:col-span-2 lg:col-span-6"
      >
        {members.map((member) => (
          <MemberCard key={member.name} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** The pie as plain SVG of the chart's size: shown until the chart has loaded, without scripts, and in print. */
function HoursPie({ members }: { members: readonly MemberHours[] }) {
  const turns = sliceTurns(members.map(({ hours }) => hours));
  return (
    <svg viewBox="-50 -50 100 100" className="size-full" aria-hidden="true">
      {members.map(({ name, color }, index) => {
        const turn = turns[index];
        return (
          turn && (
            <path
              key={name}
              d={slicePath(turn, 50)}
              fill={color}
              className={members.length === 1 ? 'stroke-none' : 'stroke-edge'}
              vectorEffect="non-scaling-stroke"
            />
          )
        );
      })}
    </svg>
  );
}

/** The outline keeps every colour, from the palest to the darkest, visible in both themes. */
function MemberCard({ member }: { member: MemberHours & MemberPeopleProps }) {
  const { name, percentage, color } = member;
  return (
    <li
      style={{ borderColor: color }}
      className="grid grid-cols-[3.75rem_1fr] items-baseline gap-x-3 rounded-(--radius-drop) border-[3px] py-2.5 pr-3 pl-5 outline outline-edge"
    >
      <span className="whitespace-nowrap font-bold font-display text-[1.375rem] tabular-nums leading-none">
        {percentage}
      </span>
      <span className="min-w-0 hyphens-auto wrap-anywhere leading-snug">
        {name}
        <MemberPeople {...member} />
      </span>
    </li>
  );
}

type MemberPeopleProps = Pick<CaseStudyPage['teamShares'][number], 'people'> & { others: number };

/** Who filled a role, with links to their profiles, and how many more did; nothing is shown where it is not told. */
function MemberPeople({ people, others }: MemberPeopleProps) {
  const words = useTranslations('case-study.team');
  const locale = useLocale();
  const format = useFormatter();
  if (people.length === 0) return null;
  const names = people.map(({ slug, name, href }) => (
    <Link key={slug} href={href} className="link-plain">
      {name}
    </Link>
  ));
  const more = others > 0 ? [words('others', { count: others })] : [];
  return (
    <span lang={locale} className="block text-muted text-small">
      {format.list([...names, ...more])}
    </span>
  );
}
