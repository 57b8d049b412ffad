import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page: its heading on the left, its content on the right. */
export function Section({ id, title, lead, className, children }: Props) {
  const headingId = id && `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('page-grid py-section', className)}
    >
      <header className="col-span-12 mb-10 lg:col-span-4 lg:mb-0">
        <div className="lg:sticky lg:top-28">
          <h2 id={headingId} className="text-heading lg:max-xl:text-[2.75rem]">
            {title}
          </h2>
          {lead && (
            <p className="mt-5 max-w-[34.5em] text-balance text-muted lg:max-w-[20em]">{lead}</p>
          )}
        </div>
      </header>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </section>
  );
}
