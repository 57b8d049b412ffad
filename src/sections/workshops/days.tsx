import { useTranslations } from 'next-intl';

type Props = { count: number; className?: string };

/** How many days a workshop takes: the number large, its unit small at its foot. */
export function Days({ count, className = '' }: Props) {
  const words = useTranslations('workshops.list');
  return (
    <span className={`inline-flex items-end gap-x-3 leading-tight ${className}`}>
      {words.rich('days', {
        count,
        number: (digits) => (
          <span className="font-bold font-display text-amber-ink text-page tabular-nums leading-[0.75]">
            {digits}
          </span>
        ),
      })}
    </span>
  );
}
