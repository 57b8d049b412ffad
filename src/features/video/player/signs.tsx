const signs = {
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  sound: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Zm11.5-1a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" />,
  muted: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Zm12 0 5 5m0-5-5 5" />,
  captions: <path d="M3 5.5h18v13H3Zm7.5 5a2.25 2.25 0 1 0 0 3M17.5 10.5a2.25 2.25 0 1 0 0 3" />,
  enterFullscreen: <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />,
  exitFullscreen: <path d="M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5" />,
} as const;

/** A sign on a button of the player; the button's name is said by its label. */
export function Sign({
  name,
  className = 'size-6',
}: {
  name: keyof typeof signs;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {signs[name]}
    </svg>
  );
}
