import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Locale } from '@/site/locales';
import { Swell } from '@/ui/swell';

type Props = {
  /** The roles, the first on top. */
  team: readonly string[];
  lang: Locale;
  /** From 0 to 1, as a part of the highest column. */
  height: number;
  className: string;
};

/** The team of a plan as the layers of a column with a swell on top; the column is as high as the plan is dear. */
export function PlanColumn({ team, lang, height, className }: Props) {
  const words = useTranslations('subscription.pricing.plans');
  return (
    <ul
      lang={lang}
      aria-label={words('team')}
      className={clsx(
        'flex flex-col print:max-lg:h-auto! print:max-lg:grow print:[print-color-adjust:exact] [--full:22rem] lg:[--full:34rem] md:max-lg:h-full md:max-lg:min-h-[calc(var(--height)*var(--full))] max-md:h-[calc(var(--height)*var(--full))] lg:h-[calc(var(--height)*var(--full))]',
        className,
      )}
      style={styled({ '--height': height })}
    >
      {team.map((role, index) => (
        <li
          key={role}
          className="relative flex min-h-14 print:min-h-10 flex-1 items-end bg-(--tone) px-6 py-3 font-semibold"
          style={styled({ '--tone': tone(index, team.length) })}
        >
          {index === 0 && <Swell className="text-(--tone)" />}
          {role}
        </li>
      ))}
    </ul>
  );
}

/** React's type of styles knows no custom properties. */
function styled(style: CSSProperties & { '--height'?: number; '--tone'?: string }): CSSProperties {
  return style;
}

/** The colour of a layer: the upper ones take more of the light. */
function tone(index: number, count: number): string {
  const share = Math.round((0.36 - (0.3 * index) / count) * 100);
  return `color-mix(in oklab, var(--layer) ${share}%, var(--ground))`;
}
