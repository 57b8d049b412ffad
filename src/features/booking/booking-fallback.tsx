import { BookingLinks } from './booking-links';
import type { BookingWords } from './booking-words';

/** Stands where the calendar would: says that it is missing, and how to get a call without it. */
export function BookingFallback({ words }: { words: BookingWords }) {
  return (
    <div
      data-way-around
      className="absolute inset-0 grid content-center justify-items-start bg-raised px-gutter py-8"
    >
      <p className="max-w-[24ch] font-bold font-display text-title">{words.failed}</p>
      <BookingLinks words={words} className="mt-4" />
    </div>
  );
}
