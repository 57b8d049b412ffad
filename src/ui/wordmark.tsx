import { company } from '@/site/company';

/** The agency's name as set in the header and footer. `mayShrink`: the narrowest container shows the mark only. */
export function Wordmark({ mayShrink = false }: { mayShrink?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold font-display text-[1.5rem] leading-none tracking-[-0.03em]">
      <Mark className="size-7" />
      <span className={mayShrink ? '@max-[23.25rem]:hidden' : undefined}>{company.name}</span>
    </span>
  );
}

/** The agency's mark: a drop of amber crossing the tide line; drawn in `art/marks/`. */
function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} fill="var(--color-amber)" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M42 3C46 3 46.8 10 48.3 16C50 22.5 53.5 28 53.5 37C53.5 50.5 44 60.5 31.5 60.5C19 60.5 10.5 53 10.5 42.5C10.5 26 34 3 42 3ZM0 43C11 43 14 37.5 24 37.5S38 43 48 43C55 43 58 40.5 64 39V44.5C58 46 55 48.5 48 48.5C38 48.5 34 43 24 43S11 48.5 0 48.5Z"
      />
    </svg>
  );
}
