import { useTranslations } from 'next-intl';
import { BookMeetingButton } from '@/features/booking/book-meeting-button';
import { ButtonLink } from '@/ui/button-link';

/** The two ways to go on: write to us, or book a call in the calendar, which opens over the page. */
export function WorkshopActions({ className = '' }: { className?: string }) {
  const words = useTranslations('workshops');
  return (
    <p className={`flex flex-wrap gap-4 ${className}`} data-print="hide">
      <ButtonLink href="/contact">{words('contact')}</ButtonLink>
      <BookMeetingButton label={words('book')} look="outline" />
    </p>
  );
}
