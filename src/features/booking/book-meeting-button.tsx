import { useLocale } from 'next-intl';
import { pathFor } from '@/site/routes';
import { type ButtonLook, buttonClass } from '@/ui/button-class';
import { BookingButton } from './booking-button';
import { useBookingWords } from './booking-words';

/** The button that books a meeting, for any page: opens the calendar in a popup. */
export function BookMeetingButton({ label, ...look }: ButtonLook & { label: string }) {
  const locale = useLocale();
  return (
    <BookingButton
      words={useBookingWords()}
      fallbackHref={pathFor('/schedule', locale)}
      className={buttonClass(look)}
    >
      {label}
    </BookingButton>
  );
}
