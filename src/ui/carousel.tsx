'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { wrapIndex } from '@/rules/wrap-index';
import type { CarouselApi } from './carousel-motion';
import { useComingComponent } from './use-lazy-component';

const loadMotion = () => import('./carousel-motion').then(({ CarouselMotion }) => CarouselMotion);

type Slide = {
  /** The slide's number and name, such as “2 of 4: Season report”. */
  label: string;
  /** Read out when a visitor comes to the slide. */
  announcement: string;
  content: ReactNode;
};
type Props = {
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  slides: readonly Slide[];
  words: { role: string; slideRole: string; previous: string; next: string };
};

/**
 * Slides in an endless row, after the ARIA Authoring Practices' carousel pattern. The row begins, and stays without
 * JavaScript, as a strip the browser scrolls; the script that makes it endless is fetched when the strip is near the
 * screen.
 */
export function Carousel({ labelledBy, slides, words }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const motion = useRef<CarouselApi>(undefined);
  const Motion = useComingComponent(loadMotion, viewport);
  const [index, setIndex] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);

  const choose = useCallback((next: number) => {
    setIndex(next);
    setHasMoved(true);
  }, []);
  const takeOver = useCallback((api: CarouselApi) => {
    motion.current = api;
    setIndex(api.selectedScrollSnap());
  }, []);

  function step(by: 1 | -1) {
    const next = wrapIndex(index, by, slides.length);
    if (motion.current) return motion.current.scrollTo(next);
    scrollStrip(viewport.current, next);
    choose(next);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={words.role}
      className="@container [--inset:max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2+var(--spacing-gutter)))]"
      onKeyDown={handleKey}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; a section would add a landmark */}
      <div
        ref={viewport}
        role="group"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll the strip
        tabIndex={0}
        className="group/strip snap-x snap-mandatory scroll-pl-(--inset) overflow-x-auto outline-offset-[-4px] motion-safe:scroll-smooth data-live:cursor-grab data-live:touch-pan-y data-live:touch-pinch-zoom data-live:overflow-x-clip data-live:active:cursor-grabbing print:overflow-visible print:px-(--inset)"
      >
        <div className="flex w-max px-(--inset) transition-none group-data-live/strip:w-auto group-data-live/strip:px-0 print:grid print:w-auto print:transform-none! print:grid-cols-2 print:gap-6 print:px-0">
          {slides.map(({ label, content }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={label}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={label}
              data-selected={place === index || undefined}
              className="group/slide mr-3 w-[calc(100cqw-2*var(--spacing-gutter))] md:w-[min(72cqw,62rem)] shrink-0 snap-start md:mr-8 print:mr-0 print:w-auto print:transform-none!"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <CarouselSteps index={index} count={slides.length} words={words} onStep={step} />
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {hasMoved && slides[index]?.announcement}
      </p>
      {Motion && <Motion viewport={viewport} onReady={takeOver} onSelect={choose} />}
    </section>
  );
}

/** Scrolls the strip to a slide before the script has come; smoothly unless the visitor prefers reduced motion. */
function scrollStrip(viewport: HTMLElement | null, index: number) {
  const slides = viewport?.firstElementChild?.children;
  const [first, slide] = [slides?.[0], slides?.[index]];
  if (!viewport || !first || !slide) return;
  const left = slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
  viewport.scrollTo({ left });
}

type StepsProps = {
  index: number;
  count: number;
  words: { previous: string; next: string };
  onStep: (by: 1 | -1) => void;
};

const buttonClass =
  'grid size-14 place-items-center text-title leading-none rounded-(--radius-drop) border-[1.5px] border-current transition-colors duration-200 hover:border-amber hover:bg-amber hover:text-on-amber';

/** Under the slides: a tide line with one part for each slide, and the two buttons. Absent without scripts. */
function CarouselSteps({ index, count, words, onStep }: StepsProps) {
  return (
    <div className="page-grid mt-8 hidden scripted:grid">
      <div aria-hidden="true" className="col-span-7 flex items-center gap-6 md:col-span-9">
        <p className="min-w-[1.9em] font-display font-semibold text-title tabular-nums">
          {index + 1}
          <span className="text-on-night-muted text-small">&thinsp;/&thinsp;{count}</span>
        </p>
        <div className="flex grow gap-1.5">
          {Array.from({ length: count }, (_, place) => (
            <span
              key={place}
              data-selected={place === index || undefined}
              className="h-[3px] grow bg-night-line transition-colors duration-300 data-selected:bg-amber"
            />
          ))}
        </div>
      </div>
      <div className="col-span-5 flex justify-end gap-3 md:col-span-3">
        <button
          type="button"
          className={buttonClass}
          aria-label={words.previous}
          onClick={() => onStep(-1)}
        >
          <span aria-hidden="true" className="-scale-x-100">
            →
          </span>
        </button>
        <button
          type="button"
          className={buttonClass}
          aria-label={words.next}
          onClick={() => onStep(1)}
        >
          <span aria-hidden="true">→</span>
        </button>
      </div>
    </div>
  );
}
