import clsx from 'clsx';

/** A wave along the top edge of the box it is in, in the colour of the text. Decorative. */
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
