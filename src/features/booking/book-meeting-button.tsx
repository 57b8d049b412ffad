import { useLocale, useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { legalText } from '@/site/legal';
import { pathFor } from '@/site/routes';
import { type ButtonLook, buttonClass } from '@/ui/button-class';
import { BookingButton } from './booking-button';

/** A button for any page that opens the calendar in a popup. */
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

export type BookingWords = ReturnType<typeof useBookingWords>;

/** Returns the words of the booking widget, as finished strings for the browser. */
export function useBookingWords() {
  const words = useTranslations('booking.widget');
  const site = useTranslations('site.blog');
  const calendar = useTranslations('legal.calendar');
  const locale = useLocale();
  return {
    frame: words('frame'),
    loading: words('loading'),
    failed: words('failed'),
    open: words('open'),
    newTab: site('externalLink'),
    call: words('call'),
    callNow: words('callNow', { phone: company.phone }),
    booked: words('booked'),
    popup: words('popup'),
    close: words('close'),
    note: calendar('note'),
    more: calendar('more'),
    moreHref: pathFor(legalText('cookies'), locale),
  };
}
