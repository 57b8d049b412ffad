import { useTranslations } from 'next-intl';
import { clockTime } from './clock-time';

/** How long a film plays, as clocks show it; the word before it is for screen readers, where the place does not say it. */
export function FilmLength({ seconds, isNamed = false }: { seconds: number; isNamed?: boolean }) {
  const words = useTranslations('video');
  return (
    <>
      {!isNamed && <span className="sr-only">{words('length')} </span>}
      <time dateTime={`PT${seconds}S`} className="tabular-nums">
        {clockTime(seconds)}
      </time>
    </>
  );
}
