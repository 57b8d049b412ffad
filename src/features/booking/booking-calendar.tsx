import { useTranslations } from 'next-intl';
import { preconnect } from 'react-dom';
import { booking } from './booking';
import { BookingFrame } from './booking-frame';
import { BookingLinks } from './booking-links';
import { useBookingWords } from './booking-words';

/** The calendar over the whole width of the page, and under it the ways around it, unless they already stand in it. */
export function BookingCalendar() {
  const words = useTranslations('booking.widget');
  const widget = useBookingWords();
  preconnect(booking.origin);
  return (
    <section aria-label={words('label')} className="group/calendar tide-line border-b">
      <BookingFrame words={widget} height={booking.inlineHeight} />
      <div className="page-grid py-6 group-has-data-way-around/calendar:hidden">
        <BookingLinks words={widget} className="col-span-12" />
      </div>
    </section>
  );
}
