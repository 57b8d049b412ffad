import type { ReactNode } from 'react';
import { telHref } from '@/rules/tel-href';
import { company } from '@/site/company';
import { buttonClass } from '@/ui/button-class';
import type { BookingWords } from './book-meeting-button';
import { booking } from './booking';

type Props = {
  words: BookingWords;
  /** What is seen beside it where there is room. */
  drawing?: ReactNode;
};

/** Replaces the calendar: says that it is missing, and offers the two ways to get a call without it. */
export function BookingFallback({ words, drawing }: Props) {
  return (
    <div data-way-around className="absolute inset-0 grid items-center overflow-y-auto bg-raised">
      <div className="page-grid gap-y-8 py-8 md:h-full md:py-10 lg:py-14">
        <div className="col-span-12 self-center md:col-span-7 lg:col-span-6">
          <p className={`max-w-[14em] ${titleClass}`}>{words.failed}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <a href={booking.url} target="_blank" rel="noopener" className={buttonClass({})}>
              {words.open}
              <span className="sr-only"> ({words.newTab})</span>
            </a>
            <a href={telHref(company.phone)} className={buttonClass({ look: 'outline' })}>
              {words.callNow}
            </a>
          </div>
        </div>
        {drawing && (
          <div className="col-span-12 opacity-50 max-md:hidden md:col-span-5 lg:col-start-8">
            {drawing}
          </div>
        )}
      </div>
    </div>
  );
}

type LinksProps = { words: Pick<BookingWords, 'open' | 'newTab' | 'call'>; className?: string };

/** Two ways to a call without frame and script: the provider's own page in a new tab, and the phone. */
export function BookingLinks({ words, className = '' }: LinksProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-8 ${className}`}>
      <a href={booking.url} target="_blank" rel="noopener" className="link-plain tap-line">
        {words.open}
        <span className="sr-only"> ({words.newTab})</span>
      </a>
      <span>
        {words.call}{' '}
        <a href={telHref(company.phone)} className="link-plain tap-line whitespace-nowrap">
          {company.phone}
        </a>
      </span>
    </p>
  );
}

/**
 * Shown until the calendar has come: a turning amber ring, what is awaited, and the drawing where the calendar will be.
 * Hidden where scripts are off: there the `<noscript>` beside it has elements, and no calendar will come.
 */
export function BookingSpinner({ label, drawing }: { label: string; drawing?: ReactNode }) {
  return (
    <div className="absolute inset-0 [&:has(~noscript>*)]:hidden">
      <div className={placeClass}>
        <div role="status" className="col-span-12 self-center md:col-span-7 lg:col-span-6">
          <span
            aria-hidden="true"
            className="block size-14 animate-spin rounded-full border-4 border-line border-t-amber motion-reduce:animate-none"
          />
          <span className={`mt-6 block ${titleClass}`}>{label}</span>
        </div>
        <div className="col-span-12 min-h-0 md:col-span-5 lg:col-start-8">{drawing}</div>
      </div>
    </div>
  );
}

/** Of what stands where the calendar will be: words, and beside or below them the drawing. */
export const placeClass =
  'page-grid h-full grid-rows-[auto_1fr] gap-y-10 py-10 md:grid-rows-1 lg:py-14';
const titleClass =
  'text-balance font-bold font-display text-[clamp(1.75rem,1.35rem+1.7vw,2.75rem)] leading-[1.04]';
