'use client';

import { useEffect, useRef, useState } from 'react';

type Props = {
  /** The poster's size in pixels, and a tiny blurred first frame, shown until the poster has loaded. */
  poster: { width: number; height: number; blurDataUrl: string };
  labels: { pause: string; play: string };
};
type Playing = 'still' | 'playing' | 'paused';

const files = '/videos/hero';
/** Screens that show less than half of the poster's width get a poster cut to that part, which decodes much faster. */
const phone = '(max-aspect-ratio: 3/5)';
const early = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

/**
 * The background video. The poster comes first and stays behind it. The video loads only after the page, and on its own
 * only for visitors who asked neither for less motion nor for less data. The button always pauses and starts it.
 */
export function HeroVideo({ poster, labels }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Playing>('still');

  useEffect(() => {
    if (wantsQuiet()) return setState('paused');
    return whenPageHasLoaded(() => setState('playing'));
  }, []);

  useEffect(() => {
    const element = video.current;
    if (state === 'playing') element?.play().catch(() => setState('paused'));
    if (state === 'paused') element?.pause();
  }, [state]);

  return (
    <>
      <link {...early} href={`${files}-poster-narrow.avif`} media={phone} />
      <link {...early} href={`${files}-poster.avif`} media="(min-aspect-ratio: 3/5)" />
      <picture data-print="hide" className="-z-20 absolute inset-0">
        <source srcSet={`${files}-poster-narrow.avif`} media={phone} type="image/avif" />
        <source srcSet={`${files}-poster-narrow.webp`} media={phone} />
        <source srcSet={`${files}-poster.avif`} type="image/avif" />
        <img
          src={`${files}-poster.webp`}
          alt=""
          width={poster.width}
          height={poster.height}
          style={{ background: `center / cover url(${poster.blurDataUrl})` }}
          fetchPriority="high"
          className="size-full object-cover object-[70%_50%]"
        />
      </picture>
      {state !== 'still' && (
        <video
          ref={video}
          className="-z-10 absolute inset-0 size-full object-cover object-[70%_50%]"
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={`${files}.webm`} type='video/webm; codecs="av01.0.05M.10"' />
          <source src={`${files}.mp4`} type="video/mp4" />
        </video>
      )}
      {state !== 'still' && (
        <button
          type="button"
          data-print="hide"
          className="absolute right-[max(1rem,calc(var(--spacing-gutter)-0.75rem))] bottom-4 z-10 grid size-12 place-items-center rounded-full bg-night/70 lg:bottom-6"
          aria-label={state === 'playing' ? labels.pause : labels.play}
          onClick={() => setState(state === 'playing' ? 'paused' : 'playing')}
        >
          <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
            <path
              d={
                state === 'playing' ? 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z' : 'M8 5l11 7-11 7z'
              }
            />
          </svg>
        </button>
      )}
    </>
  );
}

function wantsQuiet(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const savesData = (connection as { saveData?: boolean } | undefined)?.saveData === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls back once the page has loaded and the browser is idle; returns the function that cancels the call. */
function whenPageHasLoaded(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback, 600);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
