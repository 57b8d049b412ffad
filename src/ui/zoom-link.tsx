import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** The address of the picture's own file. */
  src: string;
  /** What pressing it does, read out after the picture. */
  label: string;
  className?: string;
  /** The most CSS pixels the picture is drawn wide: the sign stays in its corner. */
  widest?: number;
  children: ReactNode;
};

/**
 * A picture that can be pressed: a link to its file, which `PictureDialog` opens over the page. Without a script the
 * browser shows the file, and both can be enlarged with two fingers.
 */
export function ZoomLink({ src, label, className, widest, children }: Props) {
  return (
    <a
      href={src}
      data-zoom
      className={clsx('group/zoom relative block cursor-zoom-in', className)}
      style={{ maxWidth: widest }}
    >
      {children}
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 24 24"
        className="absolute right-3 bottom-3 size-9 rounded-full bg-night/75 p-2 text-on-night transition-colors group-hover/zoom:bg-amber group-hover/zoom:text-on-amber print:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
      </svg>
    </a>
  );
}
