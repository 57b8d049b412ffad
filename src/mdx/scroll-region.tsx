import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** A part too wide for a narrow screen: it scrolls sideways by touch, wheel and keyboard, and has a label. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a section would add a landmark per block
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <div role="group" className={className} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
