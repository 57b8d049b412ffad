import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = {
  team: readonly PersonSummary[];
  /** How many people work here, those without a profile included. */
  count: number;
};

/** Everyone with a profile in the order they came: the year as in the margin of a chart, then portrait and position. */
export function TeamPeople({ team, count }: Props) {
  const words = useTranslations('team.index.people');
  const more = count - team.length;
  return (
    <Section id="people" title={words('title')} lead={words('lead')}>
      <ol>
        {team.map((person, index) => (
          <PersonRow
            key={person.slug}
            person={person}
            isFirstOfYear={person.since !== team[index - 1]?.since}
          />
        ))}
      </ol>
      {more > 0 && (
        <p className="tide-line max-w-measure pt-6 text-muted">{words('more', { count: more })}</p>
      )}
    </Section>
  );
}

type PersonRowProps = {
  person: PersonSummary;
  /** Whether no one above came in the same year. */
  isFirstOfYear: boolean;
};

function PersonRow({ person, isFirstOfYear }: PersonRowProps) {
  const { name, position, description, portrait, since, href, lang } = person;
  return (
    <li
      lang={lang}
      className="tide-line group relative grid grid-cols-[6rem_1fr] gap-x-5 gap-y-3 py-6 sm:grid-cols-[7rem_8rem_1fr] sm:gap-x-7 print:break-inside-avoid"
    >
      <p
        className={`col-span-2 font-bold font-display text-[clamp(1.75rem,1.4rem+1vw,2.5rem)] whitespace-nowrap tabular-nums leading-none sm:col-span-1 ${isFirstOfYear ? 'text-amber-ink' : 'text-muted max-sm:sr-only'}`}
      >
        {since}
      </p>
      <Picture
        image={portrait}
        sizes="128px"
        className="aspect-4/5 w-full rounded-(--radius-drop) object-cover transition-[filter] duration-300 group-hover:brightness-110"
      />
      <div>
        <h3 className="text-title">
          <CardLink href={href}>{name}</CardLink>
        </h3>
        <p className="mt-1 font-semibold text-amber-ink">{position}</p>
        <p className="mt-3 max-w-[34em] text-muted max-sm:hidden">{description}</p>
      </div>
    </li>
  );
}
