import { company } from '@/site/company';
import { Mark } from './mark';

/** The agency's name as set in the header and footer. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold font-display text-[1.5rem] leading-none tracking-[-0.03em]">
      <Mark className="size-7" />
      {company.name}
    </span>
  );
}
