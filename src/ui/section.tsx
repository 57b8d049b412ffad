import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: string;
  /** A part that readers look things up in takes less room, and its heading is smaller. */
  isQuiet?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a page: its heading on the left, its content on the right. A block on paper, as grids are not broken well. */
export function Section({ id, title, lead, isQuiet = false, className, children }: Props) {
  const headingId = id && `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('page-grid print:block', isQuiet ? 'py-part' : 'py-section', className)}
    >
      <header className={clsx('col-span-12 lg:col-span-4 lg:mb-0', isQuiet ? 'mb-6' : 'mb-10')}>
        <div className="lg:sticky lg:top-28">
          <h2
            id={headingId}
            className={isQuiet ? 'text-title' : 'text-heading lg:max-xl:text-[2.75rem]'}
          >
            {title}
          </h2>
          {lead && (
            <p
              className={clsx(
                'max-w-[34.5em] text-balance text-muted lg:max-w-[20em]',
                isQuiet ? 'mt-3' : 'mt-5',
              )}
            >
              {lead}
            </p>
          )}
        </div>
      </header>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </section>
  );
}
