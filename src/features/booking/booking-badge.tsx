import { useLocale, useTranslations } from 'next-intl';
import { pathFor } from '@/site/routes';
import { BadgeCloser } from './badge-closer';
import { useBookingWords } from './book-meeting-button';
import { BookingButton } from './booking-button';

/**
 * Floats at the bottom right on large screens until its own position in the page comes into view: put it before the
 * section it must not cover, such as a form. Visitors can close it for the visit. Dark, because the pages' own button
 * is amber.
 */
export function BookingBadge() {
  const words = useTranslations('booking.badge');
  return (
    <BadgeCloser label={words('label')} close={words('close')}>
      <BookingButton
        words={useBookingWords()}
        fallbackHref={pathFor('/schedule', useLocale())}
        className="inline-flex min-h-12 items-center rounded-(--radius-drop) bg-ink px-6 font-semibold text-paper shadow-lg transition-colors duration-200 hover:bg-amber hover:text-on-amber"
      >
        {words('book')}
      </BookingButton>
    </BadgeCloser>
  );
}
