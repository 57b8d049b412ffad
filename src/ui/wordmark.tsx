import { company } from '@/site/company';
import { Mark } from './mark';

/** The agency's name as set in the header and footer. `mayShrink`: in the narrowest container the mark stands alone. */
export function Wordmark({ mayShrink = false }: { mayShrink?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold font-display text-[1.5rem] leading-none tracking-[-0.03em]">
      <Mark className="size-7" />
      <span className={mayShrink ? '@max-[23.25rem]:hidden' : undefined}>{company.name}</span>
    </span>
  );
}
