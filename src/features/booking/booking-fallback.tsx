import { telHref } from '@/rules/tel-href';
import { company } from '@/site/company';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';

/** Replaces the calendar: says that it is missing, and how to get a call without it. */
export function BookingFallback({ words }: { words: BookingWords }) {
  return (
    <div
      data-way-around
      className="absolute inset-0 grid content-center justify-items-start bg-raised px-gutter py-8"
    >
      <p className="max-w-[15em] font-bold font-display text-title">{words.failed}</p>
      <BookingLinks words={words} className="mt-4" />
    </div>
  );
}

type LinksProps = { words: Pick<BookingWords, 'open' | 'newTab' | 'call'>; className?: string };

/** Two ways to a call without frame and script: the provider's own page in a new tab, and the phone. */
export function BookingLinks({ words, className = '' }: LinksProps) {
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
          href={telHref(company.phone)}
          className="link-plain inline-flex min-h-11 items-center whitespace-nowrap"
        >
          {company.phone}
        </a>
      </span>
    </p>
  );
}

/**
 * Shown until the calendar has come: a turning amber ring, with text for screen readers. Hidden where scripts are off:
 * there the `<noscript>` beside it has elements, and no calendar will come.
 */
export function BookingSpinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid place-items-center [&:has(~noscript>*)]:hidden"
    >
      <span
        aria-hidden="true"
        className="size-14 animate-spin rounded-full border-4 border-line border-t-amber motion-reduce:animate-none"
      />
      <span className="sr-only">{label}</span>
    </div>
  );
}
