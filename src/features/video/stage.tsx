'use client';

import {
  Gesture,
  type MediaErrorDetail,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
  useActiveTextCues,
  useMediaState,
} from '@vidstack/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controls } from './controls';
import type { PlayerLabels } from './player-labels';
import { moveShowing, type Showing } from './player-state';
import { useSoleVideo } from './sole-video';
import { type VideoSource, videoShortForm, webmType } from './source';

/** How long a host may take until its video could play, in milliseconds. */
const hostPatience = 15_000;

/** Time enough for what the library rejects while it is taken down, in milliseconds. */
const afterwards = 1000;

type StageProps = {
  source: VideoSource;
  labels: PlayerLabels;
  /** Where the visitor wants to see the video from; a new object each time. */
  from: { seconds: number } | undefined;
  /** A showing has begun: see `moveShowing`. */
  onBegin: () => void;
  onBreak: () => void;
};

/**
 * The player itself, mounted when a visitor starts the video; only this file and `controls.tsx` know the player library.
 * Volume 1, controls on, nothing plays by itself; one video at a time.
 */
export function Stage({ source, labels, from, onBegin, onBreak }: StageProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const showing = useRef<Showing>('before');
  const [isReady, setReady] = useState(false);
  const announce = useSoleVideo(() => void player.current?.pause().catch(() => undefined));
  useHostPatience(source.kind !== 'file' && !isReady, onBreak);
  const [picked] = useState(() => pickPlayable(source));
  useKeptControls(player);
  useQuietEnd();
  useEffect(() => {
    if (!isReady || !from || !player.current) return;
    player.current.currentTime = from.seconds;
    player.current.play().catch(() => undefined);
  }, [isReady, from]);

  function handleShowing(event: 'play' | 'ended') {
    const { showing: next, begins } = moveShowing(showing.current, event);
    showing.current = next;
    if (event === 'play') announce();
    if (begins) onBegin();
  }

  function handleReady() {
    setReady(true);
    // Where the browser wants another press, the video waits with its play button in focus.
    player.current?.play().catch(() => undefined);
  }

  function handleError({ message }: MediaErrorDetail) {
    // A browser that refuses to play with sound before another press reports an error as well; the video is fine.
    if (!/notallowed/i.test(message)) onBreak();
  }

  return (
    <MediaPlayer
      ref={player}
      src={picked}
      viewType="video"
      streamType="on-demand"
      load="eager"
      posterLoad="custom"
      preload="auto"
      volume={1}
      playsInline
      ariaLabel={labels.player}
      role="group"
      tabIndex={-1}
      className="absolute inset-0 z-10 flex flex-col outline-none data-fullscreen:bg-night"
      onMediaPlayerConnect={() => requestAnimationFrame(() => focusOn(playButton.current))}
      onCanPlay={handleReady}
      onPlay={() => handleShowing('play')}
      onEnded={() => handleShowing('ended')}
      onError={handleError}
    >
      <MediaProvider
        data-ready={isReady || undefined}
        className="relative flex min-h-0 grow items-center overflow-hidden [&_.vds-blocker]:absolute [&_.vds-blocker]:inset-0 [&_iframe.vds-youtube]:h-[1000%] [&_iframe]:size-full [&_video]:size-full [&:not([data-ready])_iframe]:opacity-0"
      >
        {source.captions.map(({ lang, src, label }, index) => (
          <Track
            key={src}
            kind="captions"
            lang={lang}
            src={src}
            label={label}
            default={index === 0}
          />
        ))}
        <Gesture event="pointerup" action="toggle:paused" className="absolute inset-0 z-10" />
        <Caption />
        <Waiting label={labels.loading} />
      </MediaProvider>
      <Controls labels={labels} hasCaptions={source.captions.length > 0} playButton={playButton} />
    </MediaPlayer>
  );
}

/** The button that was pressed has given way to this one; only from now on the library sees where the focus is. */
const focusOn = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

type PlayerRef = RefObject<MediaPlayerInstance | null>;

/** The library hides its controls after two idle seconds and takes the focus off them; ours stay where they are. */
function useKeptControls(player: PlayerRef): void {
  useEffect(() => {
    if (player.current) player.current.controls.canIdle = false;
  }, [player]);
}

/** Calls back when a video has waited too long for its host: one that is out of reach reports nothing by itself. */
function useHostPatience(isWaiting: boolean, onTooLong: () => void): void {
  const giveUp = useEffectEvent(onTooLong);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => giveUp(), hostPatience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

/**
 * When a hosted video is left, the library rejects every command its host never acknowledged, and no one listens
 * (`destroy` of its YouTube and Vimeo providers): not an error, and kept out of the browser's log.
 */
function useQuietEnd(): void {
  useEffect(() => {
    const hush = (event: PromiseRejectionEvent) => {
      if (event.reason === 'provider destroyed') event.preventDefault();
    };
    addEventListener('unhandledrejection', hush);
    return () => void setTimeout(() => removeEventListener('unhandledrejection', hush), afterwards);
  }, []);
}

/**
 * Chooses between our two files by what this browser can play; a hosted video has but one address. A file is given
 * without its type: with one, the library would write a `source` element, whose errors never reach it.
 */
function pickPlayable(source: VideoSource) {
  if (source.kind !== 'file') {
    return {
      src: videoShortForm({ ...source, kind: source.kind }),
      type: `video/${source.kind}`,
    } as const;
  }
  const playsWebm = document.createElement('video').canPlayType(webmType) === 'probably';
  return source.webm && playsWebm ? source.webm : source.src;
}

/** The caption of the moment, in the site's own letters. */
function Caption() {
  const track = useMediaState('textTrack');
  const lines = useActiveTextCues(track).map(({ text }) => text.replace(/<[^>]*>/g, ''));
  if (lines.length === 0) return null;
  return (
    <p
      lang={track?.language}
      data-caption=""
      className="pointer-events-none absolute inset-x-4 bottom-2 z-20 text-balance text-center text-small leading-snug sm:whitespace-pre-line md:bottom-4 md:text-base xl:text-lead"
    >
      <span className="box-decoration-clone bg-night/85 px-2 py-0.5">{lines.join('\n')}</span>
    </p>
  );
}

/** A ring while the video is on its way; the words are for screen readers. */
function Waiting({ label }: { label: string }) {
  const isWaiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  if (canPlay && !isWaiting) return null;
  return (
    <p role="status" className="absolute top-6 left-6 z-20">
      <span className="sr-only">{label}</span>
      <span className="block size-8 rounded-full border-4 border-night-line border-t-amber motion-safe:animate-spin" />
    </p>
  );
}
