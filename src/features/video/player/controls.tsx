import type { RefObject } from 'react';
import { clockTime } from '@/features/video/clock-time';
import type { PlayerLabels } from './film';
import { PlaySign } from './play-sign';
import { Range } from './range';
import { Sign } from './signs';

/** What the bar shows, whatever library plays the film. */
export type FilmState = {
  isPaused: boolean;
  time: number;
  duration: number;
  volume: number;
  isMuted: boolean;
  rate: number;
  canSetRate: boolean;
  canSetVolume: boolean;
  /** Undefined where the film has no captions. */
  captionsShown: boolean | undefined;
  isFullscreen: boolean;
  canFullscreen: boolean;
};

/** What the bar asks for. */
export type FilmActions = {
  togglePaused: () => void;
  seek: (time: number) => void;
  toggleMuted: () => void;
  setVolume: (volume: number) => void;
  setRate: (rate: number) => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
};

type Props = {
  state: FilmState;
  actions: FilmActions;
  labels: PlayerLabels;
  playButton: RefObject<HTMLButtonElement | null>;
};

const button =
  'grid size-11 shrink-0 place-items-center rounded-small hover:bg-night-raised aria-pressed:text-amber';

/** The bar under the picture: always there, so that it never covers the film and nobody has to wake it. */
export function Controls({ state, actions, labels, playButton }: Props) {
  const { isPaused, time, duration, isFullscreen } = state;
  return (
    <div className="flex h-20 shrink-0 flex-col bg-night px-1.5 pb-1.5 sm:px-3">
      <Range
        label={labels.seek}
        value={Math.min(time, duration)}
        max={duration}
        step={5}
        text={`${clockTime(time)} ${labels.of} ${clockTime(duration)}`}
        keys={{ ' ': actions.togglePaused, k: actions.togglePaused }}
        onMove={actions.seek}
        className="mx-3 mt-1.5 sm:mx-2"
      />
      <div className="flex items-center sm:gap-2">
        <button
          ref={playButton}
          type="button"
          className={button}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={actions.togglePaused}
        >
          {isPaused ? <PlaySign className="size-6" /> : <Sign name="pause" />}
        </button>
        {state.canSetVolume && <Volume state={state} actions={actions} labels={labels} />}
        <span
          className="whitespace-nowrap px-1 max-[23.5rem]:hidden text-on-night-muted text-small tabular-nums"
          aria-hidden="true"
        >
          {clockTime(time)} / {clockTime(duration)}
        </span>
        <span className="grow" />
        {state.captionsShown !== undefined && (
          <button
            type="button"
            className={button}
            aria-label={labels.captions}
            aria-pressed={state.captionsShown}
            onClick={actions.toggleCaptions}
          >
            <Sign name="captions" />
          </button>
        )}
        {state.canSetRate && (
          <select
            aria-label={labels.speed}
            value={state.rate}
            onChange={(event) => actions.setRate(Number(event.target.value))}
            className="h-11 cursor-pointer rounded-small bg-night px-1 text-small tabular-nums sm:px-2 hover:bg-night-raised"
          >
            {labels.speeds.map(({ rate, name }) => (
              <option key={rate} value={rate}>
                {name}
              </option>
            ))}
          </select>
        )}
        {state.canFullscreen && (
          <button
            type="button"
            className={button}
            aria-label={isFullscreen ? labels.exitFullscreen : labels.enterFullscreen}
            onClick={actions.toggleFullscreen}
          >
            <Sign name={isFullscreen ? 'exitFullscreen' : 'enterFullscreen'} />
          </button>
        )}
      </div>
    </div>
  );
}

function Volume({ state, actions, labels }: Omit<Props, 'playButton'>) {
  const isSilent = state.isMuted || state.volume === 0;
  const volume = state.isMuted ? 0 : state.volume;
  return (
    <>
      <button
        type="button"
        className={button}
        aria-label={isSilent ? labels.unmute : labels.mute}
        onClick={actions.toggleMuted}
      >
        <Sign name={isSilent ? 'muted' : 'sound'} />
      </button>
      <Range
        label={labels.volume}
        value={volume}
        max={1}
        step={0.1}
        text={`${Math.round(volume * 100)}%`}
        onMove={actions.setVolume}
        className="hidden w-20 sm:block"
      />
    </>
  );
}
