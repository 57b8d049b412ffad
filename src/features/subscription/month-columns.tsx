type Props = {
  months: number;
  label: string;
  /** The amount above the last column. */
  last: string;
};

/** Columns that rise by one step a month, over the whole width: what a commission that recurs adds up to. */
export function MonthColumns({ months, label, last }: Props) {
  const steps = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <div role="img" aria-label={label} className="mt-20 flex h-40 items-end gap-[3px] lg:h-72">
      {steps.map((step) => (
        <div
          key={step}
          className="relative flex-1 rounded-t-(--radius-small) bg-on-amber font-semibold tabular-nums"
          style={{ height: `${(step / months) * 100}%` }}
        >
          {step === months && (
            <span className="absolute right-gutter bottom-full pb-2">{last}</span>
          )}
        </div>
      ))}
    </div>
  );
}
