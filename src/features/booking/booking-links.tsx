import { company } from '@/site/company';
import { booking } from './booking';
import type { BookingWords } from './booking-words';

type Props = { words: Pick<BookingWords, 'open' | 'newTab' | 'call'>; className?: string };

/** The two ways to a call that need no frame and no script: the provider's own page in a new tab, and the phone. */
export function BookingLinks({ words, className = '' }: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-8 ${className}`}>
      <a
        href={booking.url}
        target="_blank"
        rel="noopener"
        className="link-plain inline-flex min-h-11 items-center"
      >
        {words.open}
        <span className="sr-only"> ({words.newTab})</span>
      </a>
      <span>
        {words.call}{' '}
        <a
          href={`tel:${company.phone.replaceAll(' ', '')}`}
          className="link-plain inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {company.phone}
        </a>
      </span>
    </p>
  );
}
