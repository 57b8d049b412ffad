type Props = {
  /** A price as its language writes it: $7,970 or 7970 USD. */
  children: string;
};

/** A price in display type; a currency code after it steps back, the figure is what is compared. */
export function PriceFigure({ children }: Props) {
  const [, figure = children, code = ''] = /^(.*?)(\s[A-Z]{3})?$/.exec(children) ?? [];
  return (
    <span className="whitespace-nowrap font-bold font-display tabular-nums tracking-[-0.03em]">
      {figure}
      {code && <span className="text-[0.42em] tracking-normal">{code}</span>}
    </span>
  );
}
