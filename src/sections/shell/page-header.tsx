import type { ReactNode } from 'react';
import type { Crumb } from '@/ui/breadcrumb';
import { PageTrail } from './page-trail';

type Props = {
  title: string;
  lead?: string;
  /** The pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** The name of this page on the trail, where it is not the title. */
  current?: string;
  children?: ReactNode;
};

/** A number joined to its unit by a hyphen ("30-minute"): no line breaks inside. */
const countedWord = /(\d+-\p{L}+)/u;

/** The head of a page below the home page: trail, title and lead. */
export function PageHeader({ title, lead, trail = [], current = title, children }: Props) {
  return (
    <header className="page-grid pt-8 pb-12 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail trail={trail} current={current} />
      </div>
      <h1 className="col-span-12 mt-6 max-w-[11.2em] text-page lg:col-span-8">
        {title.split(countedWord).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </h1>
      {lead && (
        <p className="col-span-12 mt-6 max-w-[25.5em] self-end text-lead text-muted lg:col-span-4">
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
