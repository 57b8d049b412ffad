import clsx from 'clsx';

/** A week of half hours, by row: taken, free, and the one you take. */
const week = ['.o.oo', 'o..o.', '.oo.o', 'o.x..', '..o.o', 'oo..o'];

/** A week as drops of amber, for the place where the calendar will be. */
export function WeekDrawing() {
  return (
    <div aria-hidden="true" className="grid h-full grid-cols-5 gap-2.5 sm:gap-4">
      {week.flatMap((row, line) =>
        [...row].map((slot, day) => (
          <span
            key={`${line} ${day}`}
            className={clsx(
              'rounded-[1.25rem_1.25rem_1.25rem_0.25rem]',
              slot === '.' && 'border border-line',
              slot === 'o' && 'bg-[color-mix(in_oklab,var(--color-amber)_22%,var(--color-raised))]',
              slot === 'x' && 'bg-amber',
            )}
          />
        )),
      )}
    </div>
  );
}
