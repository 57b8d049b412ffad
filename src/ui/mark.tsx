/** The agency's mark: a drop of amber crossing the tide line. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        d="M16 2c7 6 11 10.500 11 16.500A11 11 0 0 1 5 18.500C5 12.500 9 8 16 2z"
        fill="var(--color-amber)"
      />
    </svg>
  );
}
