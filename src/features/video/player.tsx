'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Failure } from './player/failure';
import type { Film, PlayerLabels } from './player/film';
import { NativeFilm } from './player/native-film';
import { PlaySign } from './player/play-sign';
import type { StageProps } from './player/stage';
import { movePlayer, type PlayerState } from './player-state';

type Props = {
  film: Film;
  labels: PlayerLabels;
  /** The still picture, drawn by the server; it says what it shows, or stays silent where the heading says it. */
  poster: ReactNode;
  /** The address of that picture, which the browser's own player shows before it plays. */
  still: string;
  /** Called when a showing begins: at the first play, and at a play after the end; not after a pause. */
  onStart?: () => void;
};

const fetchStage = () => import('./player/stage');

/**
 * A film. The server sends its poster and a play button; the player's script is fetched when a visitor comes near the
 * button (pointer or focus) and mounted when it is pressed, and nothing is asked of a host before that. Without
 * JavaScript the browser's own player stands in its place. Give it a `key` where one film can follow another.
 */
export function Player({ film, labels, poster, still, onStart }: Props) {
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<PlayerState>('poster');
  const [Stage, setStage] = useState<ComponentType<StageProps>>();
  const [hadFocus, setHadFocus] = useState(false);
  const isOnPoster = state === 'poster' || state === 'fetching';

  async function start() {
    setState((current) => movePlayer(current, 'pressed'));
    try {
      const { Stage: Fetched } = await fetchStage();
      setStage(() => Fetched);
      setState((current) => movePlayer(current, 'fetched'));
    } catch {
      breakOff();
    }
  }

  function breakOff() {
    setHadFocus(root.current?.contains(document.activeElement) ?? false);
    setState((current) => movePlayer(current, 'broken'));
  }

  return (
    <section
      ref={root}
      aria-label={labels.player}
      className="on-night scheme-dark relative isolate overflow-hidden rounded-(--radius-drop-large) bg-night text-on-night after:pointer-events-none after:absolute after:inset-0 after:z-20 after:rounded-[inherit] after:border after:border-night-line"
    >
      <div className="relative aspect-video">
        {poster}
        <noscript>
          <NativeFilm film={film} labels={labels} still={still} />
        </noscript>
      </div>
      <p
        className="ml-auto flex h-20 w-1/2 items-center justify-end pr-6 text-right text-on-night-muted text-small lg:pr-10"
        data-print="hide"
      >
        {labels.note}
      </p>
      {state === 'failed' && (
        <Failure labels={labels} page={film.page} takesFocus={hadFocus} onRetry={start} />
      )}
      {isOnPoster && (
        <StartButton
          label={state === 'fetching' ? labels.loading : labels.start}
          isBusy={state === 'fetching'}
          onStart={start}
        />
      )}
      {state === 'running' && Stage && (
        <Stage film={film} labels={labels} onBegin={() => onStart?.()} onBreak={breakOff} />
      )}
    </section>
  );
}

type StartButtonProps = { label: string; isBusy: boolean; onStart: () => void };

/** The whole of it is the button, poster included; a drop of amber, where the pause button will be, says so. */
function StartButton({ label, isBusy, onStart }: StartButtonProps) {
  const warm = () => void fetchStage().catch(() => undefined);
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => isBusy || onStart()}
      data-print="hide"
      className="group absolute inset-0 flex cursor-pointer items-end rounded-(--radius-drop-large)! p-3.5 outline-offset-[-4px] noscript:hidden"
    >
      <span className="flex items-center gap-3 rounded-(--radius-drop) bg-amber py-3 pr-6 pl-4 text-base font-semibold text-on-amber transition-colors group-hover:bg-amber-lit group-aria-disabled:opacity-70">
        <PlaySign className="size-7" />
        {label}
      </span>
    </button>
  );
}
