import { useTranslations } from 'next-intl';

export type BookingWords = ReturnType<typeof useBookingWords>;

/** Returns what the booking widget says, as finished strings for the browser. */
export function useBookingWords() {
  const words = useTranslations('booking.widget');
  const site = useTranslations('site.blog');
  return {
    frame: words('frame'),
    loading: words('loading'),
    failed: words('failed'),
    open: words('open'),
    newTab: site('externalLink'),
    call: words('call'),
    booked: words('booked'),
    popup: words('popup'),
    close: words('close'),
  };
}
