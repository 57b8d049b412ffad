type Props = {
  index: number;
  count: number;
  words: { previous: string; next: string };
  onStep: (by: 1 | -1) => void;
};

const buttonClass =
  'grid size-14 place-items-center text-title leading-none rounded-(--radius-drop) border-[1.5px] border-current transition-colors duration-200 hover:border-amber hover:bg-amber hover:text-on-amber';

/** Under the slides: a tide line measured in as many parts as there are slides, and the two buttons. Absent without scripts. */
export function CarouselSteps({ index, count, words, onStep }: Props) {
  return (
    <div className="page-grid mt-8 hidden scripted:grid">
      <div aria-hidden="true" className="col-span-7 flex items-center gap-6 md:col-span-9">
        <p className="min-w-[3ch] font-display font-semibold text-title tabular-nums">
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
