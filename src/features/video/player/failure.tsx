import { useEffect, useRef } from 'react';
import type { PlayerLabels } from './film';

type Props = { labels: PlayerLabels; page: string; takesFocus: boolean; onRetry: () => void };

/** What stands in place of a film that cannot be shown: another try, and the way to the film itself. */
export function Failure({ labels, page, takesFocus, onRetry }: Props) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) retry.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-start justify-center-safe gap-5 overflow-auto bg-night p-6 lg:p-10">
      <p role="alert" className="max-w-[34ch] text-balance text-lead">
        {labels.failed}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          ref={retry}
          type="button"
          onClick={onRetry}
          className="h-11 rounded-(--radius-drop) bg-amber px-5 font-semibold text-on-amber text-small hover:bg-amber-lit"
        >
          {labels.retry}
        </button>
        <a href={page} className="link-plain inline-flex min-h-11 items-center">
          {labels.openSource}
        </a>
      </p>
    </div>
  );
}
