import { useTranslations } from 'next-intl';
import type { Workshop } from '@/collections/workshops';
import { workshopDay } from '@/site/workshop-day';
import { TideCurve } from '@/ui/tide-curve';

type Props = Pick<Workshop, 'timetable' | 'lang'>;

/** The days of a workshop under a tide curve with one crest a day; each day has its number and a link to its text. */
export function WorkshopTimetable({ timetable, lang }: Props) {
  const words = useTranslations('single-workshop.timetable');
  const { starts, lunch, ends } = workshopDay;
  if (timetable.length === 0) return null;
  return (
    <section
      aria-labelledby="timetable-title"
      className="on-night overflow-clip bg-night pt-section text-on-night"
    >
      <div className="page-grid gap-y-5">
        <h2 id="timetable-title" className="col-span-12 text-heading lg:col-span-8">
          {words('title', { count: timetable.length })}
        </h2>
        <p className="col-span-12 max-w-[22.5em] self-end text-on-night-muted lg:col-span-4">
          {words('lead', { from: starts, lunch, to: ends })}
        </p>
      </div>
      <TideCurve crests={timetable.length} />
      <div className="bg-night-raised">
        <ol className="page-grid gap-y-10 pt-4 lg:gap-x-14 pb-20 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {timetable.map(({ id, title }, index) => (
            <li key={id} className="relative col-span-12 lg:col-span-1">
              <p className="flex justify-between border-night-line border-b pb-2 text-on-night-muted text-small tabular-nums">
                <span>{starts}</span>
                <span>{lunch}</span>
                <span>{ends}</span>
              </p>
              <div className="mt-6 flex items-start gap-x-5">
                <span
                  className="font-bold font-display text-amber text-hero tabular-nums leading-[0.78]"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <h3 className="text-title">
                  <span className="block font-normal font-text text-on-night-muted text-small tracking-normal">
                    {words('day', { number: index + 1 })}
                  </span>
                  <a
                    href={`#${id}`}
                    lang={lang}
                    className="link-quiet block py-1 after:absolute after:inset-0 first-letter:uppercase"
                  >
                    {title}
                  </a>
                </h3>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
