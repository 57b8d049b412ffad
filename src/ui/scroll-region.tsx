import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** Something too wide for a narrow screen: it scrolls sideways by touch, wheel and keyboard, and says what it is. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
