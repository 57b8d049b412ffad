import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { legalText } from '@/site/legal';
import { Picture } from '@/ui/picture';
import { useBookingWords } from './book-meeting-button';
import { booking } from './booking';
import { BookingLinks } from './booking-fallback';
import { BookingGate } from './booking-gate';
import { WeekDrawing } from './week-drawing';

/**
 * The calendar over the whole width of the page, once it is asked for; below it, the ways to a call without it, unless
 * the calendar shows them.
 */
export function BookingCalendar() {
  const words = useTranslations('booking.widget');
  const widget = useBookingWords();
  const ask = useTranslations('legal.calendar');
  return (
    <section aria-label={words('label')} className="group/calendar tide-line border-b">
      <BookingGate
        words={widget}
        question={{ title: ask('title'), text: ask('text'), show: ask('show') }}
        height={booking.inlineHeight}
        more={
          <Link href={legalText('cookies')} className="link-plain hover:text-ink">
            {widget.more}
          </Link>
        }
        drawing={<WeekDrawing />}
      />
      <div className="page-grid py-6 group-has-data-way-around/calendar:hidden">
        <BookingLinks words={widget} className="col-span-12" />
      </div>
    </section>
  );
}

/** The parts of the call, and the minute at which each begins. */
const steps = [
  { step: 'talk', minute: 0 },
  { step: 'ask', minute: 10 },
  { step: 'answer', minute: 25 },
] as const;

/** The agenda of the half hour, by the minute. */
export function CallAgenda() {
  const words = useTranslations('booking.agenda');
  return (
    <section aria-labelledby="agenda-title" className="page-grid py-section">
      <h2 id="agenda-title" className="col-span-12 max-w-[10em] text-heading lg:col-span-7">
        {words('title')}
      </h2>
      <ol className="col-span-12 mt-12 lg:mt-16">
        {steps.map(({ step, minute }) => (
          <li
            key={step}
            className="tide-line grid grid-cols-[4.5rem_1fr] gap-x-6 py-7 md:grid-cols-[10rem_1fr] lg:grid-cols-12 lg:gap-x-8 lg:py-9"
          >
            <p className="font-bold font-display text-amber-ink text-heading tabular-nums tracking-[-0.022em] lg:col-span-3 lg:text-page">
              <span aria-hidden="true">:{String(minute).padStart(2, '0')}</span>
              <span className="sr-only">{words('minute', { minute })}</span>
            </p>
            <div className="grid gap-x-8 gap-y-3 lg:col-span-9 lg:grid-cols-9">
              <h3 className="text-title lg:col-span-4">{words(`steps.${step}.title`)}</h3>
              <p className="max-w-[29.5em] text-muted lg:col-span-5">
                {words(`steps.${step}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const items = ['purpose', 'date', 'code', 'person'] as const;

/** The person who takes the call, if any, and what a visitor should have at hand. */
export function CallHost({ host }: { host: PersonSummary | undefined }) {
  const words = useTranslations('booking.prepare');
  return (
    <div className="page-grid gap-y-16 pb-section">
      {host && <Host host={host} />}
      <section aria-labelledby="prepare-title" className="col-span-12 lg:col-span-6 lg:col-start-7">
        <h2 id="prepare-title" className="text-title">
          {words('title')}
        </h2>
        <p className="mt-3 text-muted">{words('lead')}</p>
        <ul className="mt-8">
          {items.map((item) => (
            <li key={item} className="tide-line py-5 text-lead">
              {words(`items.${item}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Host({ host }: { host: PersonSummary }) {
  const words = useTranslations('booking.host');
  return (
    <section aria-labelledby="host-title" className="col-span-12 lg:col-span-5">
      <h2 id="host-title" className="text-title">
        {words('title')}
      </h2>
      <div
        lang={host.lang}
        className="mt-8 grid grid-cols-[6.5rem_1fr] gap-x-6 sm:grid-cols-[9rem_1fr]"
      >
        <Picture
          image={host.portrait}
          sizes="144px"
          className="aspect-[4/5] w-full rounded-(--radius-drop) object-cover object-top"
        />
        <div className="self-end">
          <p className="font-bold font-display text-title">{host.name}</p>
          <p className="text-muted text-small">{host.position}</p>
        </div>
        <p className="col-span-2 mt-6 max-w-[29.5em] text-muted">{host.description}</p>
      </div>
      <Link href={host.href} className="link-plain mt-4 tap-line">
        {words('profile', { name: host.name })}
      </Link>
    </section>
  );
}
