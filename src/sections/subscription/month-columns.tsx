type Props = { months: number; label: string };

/** Columns that rise by one step a month, over the whole width: what a commission that recurs adds up to. */
export function MonthColumns({ months, label }: Props) {
  const steps = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <div role="img" aria-label={label} className="mt-14 flex h-40 items-end gap-[3px] lg:h-72">
      {steps.map((step) => (
        <div
          key={step}
          className="flex-1 rounded-t-(--radius-small) bg-on-amber"
          style={{ height: `${(step / months) * 100}%` }}
        />
      ))}
    </div>
  );
}
