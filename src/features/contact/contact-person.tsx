import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { company } from '@/site/company';
import { Picture } from '@/ui/picture';

type Props = { person: PersonSummary; className: string };

/** Who answers, on night: the portrait, the name, and how soon. */
export function AnsweringPerson({ person, className }: Props) {
  const words = useTranslations('site.contactPage.person');
  return (
    <section
      aria-labelledby="person-title"
      className={clsx(
        'on-night overflow-clip rounded-(--radius-drop-large) bg-night-raised text-on-night',
        className,
      )}
    >
      <Picture
        image={person.portrait}
        sizes="(min-width: 64rem) 420px, 1px"
        className="aspect-[5/4] w-full object-cover object-[50%_12%]"
      />
      <div className="px-7 pt-5 pb-6">
        <h2
          id="person-title"
          className="font-normal font-text text-on-night-muted text-small tracking-normal"
        >
          {words('title')}
        </h2>
        <p className="mt-1 font-bold font-display text-title">
          <Link href={person.href} className="link-quiet">
            {person.name}
          </Link>
        </p>
        <p className="text-on-night-muted" lang={person.lang}>
          {person.position}
        </p>
        <p className="mt-4 font-semibold text-amber">{words('answer')}</p>
      </div>
    </section>
  );
}

/** The same in one line, for screens where the form has to come soon. */
export function AnswerStrip({ person, className }: Props) {
  const words = useTranslations('site.contactPage.person');
  return (
    <div className={clsx('flex items-center gap-4', className)}>
      <Picture
        image={person.portrait}
        sizes="(min-width: 64rem) 1px, 72px"
        className="size-18 shrink-0 rounded-(--radius-drop) object-cover object-top"
        isDecorative
      />
      <p>
        <span className="font-bold font-display text-title">{person.name}</span>
        <br />
        <span className="text-muted">{words('answer')}</span>
      </p>
    </div>
  );
}

/** When someone is there. */
export function OpeningHours() {
  const words = useTranslations('site.contactPage.hours');
  return (
    <section aria-labelledby="hours-title" className="tide-line pt-3">
      <h2 id="hours-title" className="font-normal font-text text-muted text-small tracking-normal">
        {words('title')}
      </h2>
      <p className="mt-2">
        <strong className="font-bold font-display text-title tabular-nums">
          {words('time', company.hours)}
        </strong>
        <br />
        {words('days')}
      </p>
    </section>
  );
}
