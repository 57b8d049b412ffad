/** A film: a file of ours, or one at Vimeo or YouTube, which is not contacted before a visitor starts the film. */
export type Film = {
  kind: 'file' | 'vimeo' | 'youtube';
  /** The address of an MP4 file; at a host the film's id or address. */
  src: string;
  /** Where the film can be seen without the player: the file itself, or its page at the host. */
  page: string;
  /** The same file as WebM, for browsers that can play it. */
  webm?: string | undefined;
  captions: readonly { lang: string; src: string; label: string }[];
};

/** What the player says, as finished strings in the page's language. */
export type PlayerLabels = {
  /** The name of the whole, such as “Film: Your CV”. */
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
  /** The speeds on offer, 1 being the film's own. */
  speeds: readonly { rate: number; name: string }[];
  enterFullscreen: string;
  exitFullscreen: string;
  failed: string;
  retry: string;
  openSource: string;
};

/** What a WebM of ours holds, in the words of `canPlayType`: AV1 with ten bits, 720 lines. */
export const webmType = 'video/webm; codecs="av01.0.05M.10"';
