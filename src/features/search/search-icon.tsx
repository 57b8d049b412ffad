/** A magnifying glass. */
export function SearchIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10.75" cy="10.75" r="6.5" />
      <path d="m15.75 15.75 4.75 4.75" />
    </svg>
  );
}
