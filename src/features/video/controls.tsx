import { useMediaRemote, useMediaStore } from '@vidstack/react';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import { PlaySign } from './play-sign';
import type { PlayerLabels } from './player-labels';
import { clockTime } from './source';

type Props = {
  labels: PlayerLabels;
  hasCaptions: boolean;
  playButton: RefObject<HTMLButtonElement | null>;
};

/** The bar under the picture: always there, so that it never covers the video and needs no waking. */
export function Controls({ labels, hasCaptions, playButton }: Props) {
  const media = useMediaStore();
  const remote = useMediaRemote();
  const { currentTime, duration, paused, fullscreen } = media;
  const toggle = () => remote.togglePaused();
  return (
    <div className="flex h-20 shrink-0 flex-col bg-night px-1.5 pb-1.5 sm:px-3">
      <Range
        label={labels.seek}
        value={Math.min(currentTime, duration)}
        max={duration}
        step={5}
        text={`${clockTime(currentTime)} ${labels.of} ${clockTime(duration)}`}
        keys={{ ' ': toggle, k: toggle }}
        onMove={(time) => remote.seek(time)}
        className="mx-3 mt-1.5 sm:mx-2"
      />
      <div className="flex items-center sm:gap-2">
        <BarButton ref={playButton} label={paused ? labels.play : labels.pause} onClick={toggle}>
          {paused ? <PlaySign className="size-6" /> : signs.pause}
        </BarButton>
        {media.canSetVolume && <Volume labels={labels} />}
        <span
          className="whitespace-nowrap px-1 max-[23.5rem]:hidden text-on-night-muted text-small tabular-nums"
          aria-hidden="true"
        >
          {clockTime(currentTime)} / {clockTime(duration)}
        </span>
        <span className="grow" />
        {hasCaptions && (
          <BarButton
            label={labels.captions}
            aria-pressed={media.textTrack !== null}
            onClick={() => remote.toggleCaptions()}
          >
            {signs.captions}
          </BarButton>
        )}
        {media.canSetPlaybackRate && (
          <select
            aria-label={labels.speed}
            value={media.playbackRate}
            onChange={(event) => remote.changePlaybackRate(Number(event.target.value))}
            className="h-11 cursor-pointer rounded-small bg-night px-1 text-small tabular-nums sm:px-2 hover:bg-night-raised"
          >
            {labels.speeds.map(({ rate, name }) => (
              <option key={rate} value={rate}>
                {name}
              </option>
            ))}
          </select>
        )}
        {media.canFullscreen && (
          <BarButton
            label={fullscreen ? labels.exitFullscreen : labels.enterFullscreen}
            onClick={() => remote.toggleFullscreen()}
          >
            {fullscreen ? signs.exitFullscreen : signs.enterFullscreen}
          </BarButton>
        )}
      </div>
    </div>
  );
}

function Volume({ labels }: Pick<Props, 'labels'>) {
  const { muted, volume } = useMediaStore();
  const remote = useMediaRemote();
  const heard = muted ? 0 : volume;
  return (
    <>
      <BarButton
        label={heard === 0 ? labels.unmute : labels.mute}
        onClick={() => remote.toggleMuted()}
      >
        {heard === 0 ? signs.muted : signs.sound}
      </BarButton>
      <Range
        label={labels.volume}
        value={heard}
        max={1}
        step={0.1}
        text={`${Math.round(heard * 100)}%`}
        onMove={(to) => remote.changeVolume(to)}
        className="hidden w-20 sm:block"
      />
    </>
  );
}

function BarButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="tap-square rounded-small hover:bg-night-raised aria-pressed:text-amber"
      {...button}
    />
  );
}

const sign = (shape: string, strokeWidth = 1.75): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    className="size-6"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shape} />
  </svg>
);

const signs = {
  pause: sign('M8 5v14M16 5v14', 3.5),
  sound: sign('M4 9.5h3.5L12 5.5v13l-4.5-4H4Zm11.5-1a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12'),
  muted: sign('M4 9.5h3.5L12 5.5v13l-4.5-4H4Zm12 0 5 5m0-5-5 5'),
  captions: sign('M3 5.5h18v13H3Zm7.5 5a2.25 2.25 0 1 0 0 3M17.5 10.5a2.25 2.25 0 1 0 0 3'),
  enterFullscreen: sign('M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'),
  exitFullscreen: sign('M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5'),
};

type RangeProps = {
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
  className: string;
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
function Range({ label, value, max, step, text, keys, onMove, className }: RangeProps) {
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
