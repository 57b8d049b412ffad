import { usePriceFigure } from '@/i18n/amounts';

type Props = { price: number; currency: string };

/** A price in display type. A currency code after it is smaller, because readers compare the figures. */
export function PriceFigure(price: Props) {
  const { figure, code } = usePriceFigure(price);
  return (
    <span className="whitespace-nowrap font-bold font-display tabular-nums tracking-[-0.03em]">
      {figure}
      {code && <span className="text-[0.42em] tracking-normal">{code}</span>}
    </span>
  );
}
