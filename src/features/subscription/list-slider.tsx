'use client';

import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';

type Level = {
  weeks: string;
  cost: string;
  /** How full the vessel is at least and at most, from 0 to 1. */
  least: number;
  most: number;
};

type Props = {
  label: string;
  /** What to say of each length of the list, from one request on. */
  counts: readonly string[];
  /** The length shown first: the only one where no scripts run. */
  start: number;
  vessels: readonly { slug: string; name: string; isPopular: boolean; levels: readonly Level[] }[];
};

/** A list of requests, poured into one vessel for each plan. All texts come from the server, one for each length. */
export function ListSlider({ label, counts, start, vessels }: Props) {
  const [requests, setRequests] = useState(start);
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // The slider may have been moved before the scripts came, or put back to its place by the browser.
  useEffect(() => {
    if (slider.current) setRequests(slider.current.valueAsNumber);
  }, []);
  const count = counts[requests - 1];
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-bold font-display text-title tabular-nums">
          {count}
        </output>
      </p>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={counts.length}
        value={requests}
        aria-valuetext={count}
        onChange={({ target }) => setRequests(target.valueAsNumber)}
        className="mt-2 hidden h-11 w-full cursor-pointer scripted:block"
      />
      <ul className="mt-4">
        {vessels.map(({ slug, name, isPopular, levels }) => (
          <Vessel key={slug} name={name} isPopular={isPopular} level={levels[requests - 1]} />
        ))}
      </ul>
    </>
  );
}

type VesselProps = { name: string; isPopular: boolean; level: Level | undefined };

/** One plan: filled as far as the list takes at least, and more lightly as far as it may take. */
function Vessel({ name, isPopular, level }: VesselProps) {
  if (!level) return null;
  const { weeks, cost, least, most } = level;
  return (
    <li
      className={`tide-line grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[1fr_1fr] ${isPopular ? '[--fill:var(--color-amber)]' : '[--fill:var(--color-tide)]'}`}
    >
      <p className="font-semibold">{name}</p>
      <p className="tabular-nums sm:text-right">
        <span className="font-bold font-display text-title">{weeks}</span>{' '}
        <span className="block text-muted">{cost}</span>
      </p>
      <div
        aria-hidden="true"
        className="relative h-5 overflow-clip rounded-(--radius-drop) bg-raised sm:col-span-2"
      >
        <span className={`${water} opacity-35`} style={filled(most)} />
        <span className={water} style={filled(least)} />
      </div>
    </li>
  );
}

const water =
  'absolute inset-0 origin-left scale-x-(--level) bg-(--fill) transition-[scale] duration-300 ease-tide';

/** Returns the style as React's type, which knows no custom properties. */
function filled(level: number): CSSProperties & { '--level': number } {
  return { '--level': level };
}
