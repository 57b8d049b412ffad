import { useLocale, useTranslations } from 'next-intl';
import type { VideoSource } from './source';

/** What the player says, as finished strings in the page's language. */
export type PlayerLabels = {
  /** The name of the whole, such as “Video: Your CV”. */
  player: string;
  start: string;
  loading: string;
  /** What stands under the poster before the start: its captions, or who will be contacted. */
  note: string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  volume: string;
  seek: string;
  /** The word between the time and the length: 0:07 “of” 0:26. */
  of: string;
  captions: string;
  speed: string;
  /** The speeds on offer, 1 being the video's own. */
  speeds: readonly { rate: number; name: string }[];
  enterFullscreen: string;
  exitFullscreen: string;
  failed: string;
  retry: string;
  openSource: string;
};

const speeds = [0.75, 1, 1.25, 1.5, 2];
const hosts = { vimeo: 'Vimeo', youtube: 'YouTube' } as const;

/** Returns what the player of a video says, as finished strings in the page's language. Server components only. */
export function usePlayerLabels(source: VideoSource, title: string): PlayerLabels {
  const words = useTranslations('site.player');
  const number = new Intl.NumberFormat(useLocale());
  return {
    player: words('player', { title }),
    start: words('start'),
    loading: words('loading'),
    note: noteOf(source, words),
    play: words('play'),
    pause: words('pause'),
    mute: words('mute'),
    unmute: words('unmute'),
    volume: words('volume'),
    seek: words('seek'),
    of: words('of'),
    captions: words('captions'),
    speed: words('speed'),
    speeds: speeds.map((rate) => ({ rate, name: `${number.format(rate)}×` })),
    enterFullscreen: words('enterFullscreen'),
    exitFullscreen: words('exitFullscreen'),
    failed: words('failed'),
    retry: words('retry'),
    openSource:
      source.kind === 'file' ? words('openFile') : words('openHost', { host: hosts[source.kind] }),
  };
}

function noteOf(
  source: VideoSource,
  words: ReturnType<typeof useTranslations<'site.player'>>,
): string {
  if (source.kind !== 'file') return words('hostNote', { host: hosts[source.kind] });
  const languages = source.captions.map(({ label }) => label).join(', ');
  return languages === '' ? words('noCaptions') : words('captionsIn', { languages });
}
