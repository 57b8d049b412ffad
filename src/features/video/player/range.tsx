import clsx from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';

type Props = {
  label: string;
  value: number;
  max: number;
  /** How far one press of an arrow key goes. */
  step: number;
  /** The value in words, as screen readers say it. */
  text: string;
  /** What further keys do while the slider has the focus. */
  keys?: Readonly<Record<string, () => void>>;
  onMove: (value: number) => void;
  className?: string;
};

/** Each engine names the parts of a range input in its own way; amber is what lies behind the thumb. */
const looks = [
  'h-6 cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:[background:linear-gradient(to_right,var(--color-amber)_var(--filled),var(--color-edge)_var(--filled))]',
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-[50%_50%_50%_10%] [&::-webkit-slider-thumb]:bg-amber',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge [&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-amber',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-[50%_50%_50%_10%] [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-amber',
];

/** A slider of the player: the browser's own range input, whose arrow keys take useful steps. */
export function Range({ label, value, max, step, text, keys, onMove, className }: Props) {
  const filled = max > 0 ? `${(value / max) * 100}%` : '0%';

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = stepOf(event.key, step);
    const act =
      by === undefined ? keys?.[event.key] : () => onMove(Math.min(max, Math.max(0, value + by)));
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <input
      type="range"
      min={0}
      max={max}
      step="any"
      value={value}
      aria-label={label}
      aria-valuetext={text}
      className={clsx(looks, className)}
      style={{ '--filled': filled } as CSSProperties}
      onKeyDown={handleKey}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  );
}

function stepOf(key: string, step: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step;
  return undefined;
}
