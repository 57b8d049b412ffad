/** The sign of every button that starts a video. */
export function PlaySign({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M7 4.5 19.5 12 7 19.5Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
