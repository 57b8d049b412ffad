import clsx from 'clsx';

/** The moving edge of a body of water, in the colour of its words: it lies on top of the box it stands in. */
export function Swell({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 16"
      preserveAspectRatio="none"
      className={clsx('absolute inset-x-0 bottom-full h-3 w-full', className)}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M0 17V8C40 8 60 2 100 2S160 14 200 14 260 2 300 2 360 8 400 8V17Z" />
    </svg>
  );
}
