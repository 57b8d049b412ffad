import { useTranslations } from 'next-intl';
import type { StudyFigure } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { type ChangeScale, makeChangeScale, timesOf } from '@/rules/change-scale';
import { mostFigures } from '@/site/list-sizes';
import { accentStyle, sectionTitle } from './case-study-look';
import { GainFigure } from './gain-figure';

/** What is told apart on the page, by the units of its figures. */
const groups = {
  time: ['second', 'minute', 'hour', 'day'],
  share: ['percent'],
  count: ['count', 'dollar'],
} as const satisfies Record<string, readonly StudyFigure['unit'][]>;

type Changed = StudyFigure & { before: number };

const hasChanged = (figure: StudyFigure): figure is Changed => (figure.before ?? 0) > 0;

type Props = { figures: readonly StudyFigure[] };

/** All figures with a before and an after as lines on one scale, by unit, the largest change first. */
export function ChangesChart({ figures }: Props) {
  const changed = figures.filter(hasChanged);
  const scale = makeChangeScale(changed);
  return Object.entries(groups).map(([group, units]) => {
    const isOurs = ({ unit }: Changed) => units.some((one) => one === unit);
    const rows = changed.filter(isOurs).toSorted(byExtent);
    const name = group as keyof typeof groups;
    return rows.length > 0 && <ChangeGroup key={name} name={name} rows={rows} scale={scale} />;
  });
}

const extent = (figure: Changed) => Math.abs(Math.log(timesOf(figure)));
/** What is gone comes first: nothing can change more. */
const byExtent = (a: Changed, b: Changed) => (extent(a) === extent(b) ? 0 : extent(b) - extent(a));

type GroupProps = { name: keyof typeof groups; rows: readonly Changed[]; scale: ChangeScale };

function ChangeGroup({ name, rows, scale }: GroupProps) {
  const words = useTranslations('case-study.changes');
  const others = rows.length - mostFigures;
  return (
    <section aria-labelledby={`changes-${name}`} className="page-grid pb-16 lg:pb-24">
      <h2 id={`changes-${name}`} className={`col-span-12 mb-6 lg:mb-2 ${sectionTitle}`}>
        {words(`groups.${name}`)}
      </h2>
      <div className="relative col-span-12 lg:pt-10">
        <ScaleLines scale={scale} />
        <ol className="relative">
          {rows.slice(0, mostFigures).map((row) => (
            <ChangeRow key={`${row.study.slug} ${row.label}`} row={row} scale={scale} />
          ))}
        </ol>
      </div>
      {others > 0 && (
        <p className="col-span-12 mt-4 text-muted">{words('others', { count: others })}</p>
      )}
    </section>
  );
}

const percent = (place: number) => `${(place * 100).toFixed(1)}%`;

/** The lines of the scale behind the rows, on wide screens; the rows say the same in words. */
function ScaleLines({ scale: { start, ticks } }: { scale: ChangeScale }) {
  const words = useTranslations('case-study.changes');
  const lines = [{ times: 1, place: start }, ...ticks];
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 right-0 left-1/2 text-muted text-small tabular-nums max-lg:hidden"
    >
      {lines.map(({ times, place }) => (
        <span
          key={times}
          className={`absolute inset-y-0 border-l ${times === 1 ? 'border-edge' : 'border-line'}`}
          style={{ left: percent(place) }}
        >
          <span className="-translate-x-1/2 absolute top-0 whitespace-nowrap bg-paper px-1.5">
            {times === 1
              ? words('before')
              : times < 1
                ? words('less', { times: Math.round(1 / times) })
                : words('more', { times })}
          </span>
        </span>
      ))}
    </div>
  );
}

type RowProps = { row: Changed; scale: ChangeScale };

/** One figure: whose it is and what was measured, both values, and the line. The whole row leads to the case study. */
function ChangeRow({ row, scale }: RowProps) {
  const { study, label } = row;
  return (
    <li
      style={accentStyle(study.accent)}
      className="tide-line group relative grid break-inside-avoid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3.5 last:border-b lg:grid-cols-[5fr_3fr_8fr] lg:gap-x-0 lg:py-2"
    >
      <p lang={study.lang} className="leading-snug">
        <Link
          href={study.href}
          className="link-quiet font-semibold after:absolute after:inset-0 group-hover:text-amber-ink"
        >
          {study.name}
        </Link>
        <span className="block text-muted text-small">{label}</span>
      </p>
      <p className="whitespace-nowrap text-right font-bold font-display text-title tabular-nums lg:pr-8">
        <GainFigure figure={row} />
      </p>
      <ChangeLine scale={scale} end={scale.placeOf(row)} isGone={row.after === 0} />
    </li>
  );
}

type LineProps = { scale: ChangeScale; end: number; isGone: boolean };

/** From what it was to what it is. Of borders, as paper has no grounds; a ring where nothing is left. */
function ChangeLine({ scale: { start }, end, isGone }: LineProps) {
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  return (
    <span
      aria-hidden="true"
      className="accent-line relative col-span-full h-4 lg:col-span-1 print:col-span-full"
    >
      <span
        className="absolute inset-y-0 border-edge border-l lg:hidden"
        style={{ left: percent(start) }}
      />
      <span
        className="absolute top-1.5 border-current border-t-4"
        style={{ left: percent(from), right: percent(1 - to) }}
      />
      <span
        className={`absolute top-0 size-4 rounded-[50%_50%_50%_10%] border-current ${isGone ? 'border-4 bg-paper' : 'border-8'}`}
        style={{ left: `calc(${percent(end)} - 0.5rem)` }}
      />
    </span>
  );
}

/** What had not been counted before: only what is measured now. Nothing is shown without any. */
export function FirstCounts({ figures }: Props) {
  const words = useTranslations('case-study.changes');
  const rows = figures.filter((figure) => !hasChanged(figure));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="changes-first" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="changes-first" className={`col-span-12 ${sectionTitle}`}>
          {words('first.title')}
        </h2>
        <p className="col-span-12 mt-3 max-w-measure text-muted">{words('first.lead')}</p>
        <ul className="col-span-12 mt-8 -ml-2 grid gap-x-10 overflow-x-clip pl-2 sm:grid-cols-2 lg:grid-cols-3">
          {rows.slice(0, mostFigures).map((row) => (
            <li
              key={`${row.study.slug} ${row.label}`}
              className="tide-line tide-run relative break-inside-avoid py-5"
            >
              <p className="font-bold font-display text-heading tabular-nums leading-none tracking-[-0.02em]">
                <GainFigure figure={row} />
              </p>
              <p lang={row.study.lang} className="mt-2">
                <span className="block">{row.label}</span>
                <Link
                  href={row.study.href}
                  className="link-quiet text-muted text-small after:absolute after:inset-0"
                >
                  {row.study.name}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
