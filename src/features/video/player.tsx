'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { PlaySign } from './play-sign';
import type { PlayerLabels } from './player-labels';
import { movePlayer, type PlayerState } from './player-state';
import { type VideoSource, webmType } from './source';
import { useSeekLinks } from './use-seek-links';

type Props = {
  source: VideoSource;
  labels: PlayerLabels;
  /** The still picture, drawn by the server; it says what it shows, or stays silent where the heading says it. */
  poster: ReactNode;
  /** The address of that picture, which the browser's own player shows before it plays. */
  still: string;
  /** Called when a showing begins: at the first play, and at a play after the end; not after a pause. */
  onStart?: () => void;
};

const loadStage = () => import('./stage').then(({ Stage }) => Stage);

/**
 * A video. The server sends its poster and a play button; the player's script is fetched when a visitor comes near the
 * button (pointer or focus) and mounted when it is pressed, and nothing is asked of a host before that. Without
 * JavaScript the browser's own player stands in its place. Give it a `key` where one video can follow another.
 */
export function Player({ source, labels, poster, still, onStart }: Props) {
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<PlayerState>('poster');
  const [Stage, fetchStage] = useLazyComponent(loadStage);
  const [hadFocus, setHadFocus] = useState(false);
  const isOnPoster = state === 'poster' || state === 'fetching';
  const [from, setFrom] = useState<{ seconds: number }>();
  useSeekLinks((seconds) => {
    root.current?.scrollIntoView({ block: 'center' });
    setFrom({ seconds });
    if (state === 'poster' || state === 'failed') void start();
  });

  async function start() {
    setState((current) => movePlayer(current, 'pressed'));
    try {
      await fetchStage();
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
          <NativeVideo source={source} labels={labels} still={still} />
        </noscript>
      </div>
      <p
        className="flex h-20 items-center justify-end pr-4 pl-52 text-balance text-right text-on-night-muted text-small lg:pr-10"
        data-print="hide"
      >
        {labels.note}
      </p>
      {state === 'failed' && (
        <Failure labels={labels} page={source.page} takesFocus={hadFocus} onRetry={start} />
      )}
      {isOnPoster && (
        <StartButton
          label={state === 'fetching' ? labels.loading : labels.start}
          isBusy={state === 'fetching'}
          onStart={start}
        />
      )}
      {state === 'running' && Stage && (
        <Stage
          source={source}
          labels={labels}
          from={from}
          onBegin={() => onStart?.()}
          onBreak={breakOff}
        />
      )}
    </section>
  );
}

type StartButtonProps = { label: string; isBusy: boolean; onStart: () => void };

/** The whole of it is the button, poster included; a drop of amber, where the pause button will be, says so. */
function StartButton({ label, isBusy, onStart }: StartButtonProps) {
  const warm = () => void loadStage().catch(() => undefined);
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

type FailureProps = {
  labels: PlayerLabels;
  page: string;
  takesFocus: boolean;
  onRetry: () => void;
};

/** What stands in place of a video that cannot be shown: another try, and the way to the video itself. */
function Failure({ labels, page, takesFocus, onRetry }: FailureProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) retry.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-start justify-center-safe gap-5 overflow-auto bg-night p-6 lg:p-10">
      <p role="alert" className="max-w-[22.5em] text-balance text-lead">
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
        <a href={page} className="link-plain tap-line">
          {labels.openSource}
        </a>
      </p>
    </div>
  );
}

type NativeVideoProps = { source: VideoSource; labels: PlayerLabels; still: string };

/** What plays without JavaScript: the browser's own player for a file, a link for a video that lives elsewhere. */
function NativeVideo({ source, labels, still }: NativeVideoProps) {
  if (source.kind !== 'file') {
    return (
      <a href={source.page} className="absolute inset-0 flex items-end p-6 lg:p-10">
        <span className="rounded-(--radius-drop) bg-amber px-6 py-4 font-semibold text-on-amber">
          {labels.openSource}
        </span>
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the rule does not see the tracks that are written from `video.captions`
    <video
      controls
      preload="none"
      poster={still}
      className="absolute inset-0 size-full"
      aria-label={labels.player}
    >
      {source.webm && <source src={source.webm} type={webmType} />}
      <source src={source.src} type="video/mp4" />
      {source.captions.map(({ lang, src, label }, index) => (
        <track
          key={src}
          kind="captions"
          srcLang={lang}
          src={src}
          label={label}
          default={index === 0}
        />
      ))}
    </video>
  );
}
