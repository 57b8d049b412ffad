/**
 * What is seen until the calendar has come: amber turning, its meaning as text for who does not see it. Where the
 * `<noscript>` beside it has elements, no script runs and nothing is coming.
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
