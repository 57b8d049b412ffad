/** A video: a file of ours, or one at Vimeo or YouTube, which is not contacted before a visitor starts the video. */
export type VideoSource = {
  kind: 'file' | 'vimeo' | 'youtube';
  /** The address of an MP4 file; at a host the video's id or address. */
  src: string;
  /** Where the video can be seen without the player: the file itself, or its page at the host. */
  page: string;
  /** The same file as WebM, for browsers that can play it. */
  webm?: string | undefined;
  captions: readonly { lang: string; src: string; label: string }[];
};

/** Returns the captions with those in `lang` first, the others in their order: a player shows the first. */
export const captionsFor = (captions: VideoSource['captions'], lang: string) =>
  captions.toSorted((one, other) => Number(other.lang === lang) - Number(one.lang === lang));

/** What a WebM of ours holds, in the words of `canPlayType`: AV1 with ten bits, 720 lines. */
export const webmType = 'video/webm; codecs="av01.0.05M.10"';

type HostedVideo = { kind: 'vimeo' | 'youtube'; src: string };

const vimeoId = /(?:^|\/)(\d+)(?:(?:\/|\?(?:.*&)?h(?:ash)?=)(\w+))?/;
const youtubeId = /(?:^|[/=])([\w-]{11})(?:$|[?&#/])/;

/** Returns a hosted video's id, and the key of an unlisted one, from what a writer gave: the id or an address of the video. */
function readId({ kind, src }: HostedVideo): { id: string; key?: string | undefined } {
  const [, id = src, key] = src.match(kind === 'vimeo' ? vimeoId : youtubeId) ?? [];
  return kind === 'vimeo' ? { id, key } : { id };
}

/** Returns where a video can be seen without a player of ours: the file itself, or its page at the host. */
export function videoPage({
  kind,
  src,
}: {
  kind: 'file' | HostedVideo['kind'];
  src: string;
}): string {
  if (kind === 'file') return src;
  const { id, key } = readId({ kind, src });
  if (kind === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return key ? `https://vimeo.com/${id}/${key}` : `https://vimeo.com/${id}`;
}

/** Returns the address of the host's own player, which search engines may frame; undefined for a file of ours. */
export function videoFrame({ kind, src }: Pick<VideoSource, 'kind' | 'src'>): string | undefined {
  if (kind === 'file') return undefined;
  const { id, key } = readId({ kind, src });
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}`;
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`;
}

/** Returns a hosted video in the player library's short form: `youtube/<id>`, `vimeo/<id>`, `vimeo/<id>?hash=<key>`. */
export function videoShortForm(source: HostedVideo): string {
  const { id, key } = readId(source);
  return key ? `${source.kind}/${id}?hash=${key}` : `${source.kind}/${id}`;
}

/** Returns seconds as a clock shows them, minutes and seconds: `0:07`, `12:30`, `1:02:05`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;

/**
 * Returns the transcript of a video as plain text, a line for each paragraph, from its body as bare HTML: the part
 * under the first heading. What stands under later headings are notes.
 */
export function transcriptIn(html: string): string {
  const [, transcript = ''] = html.split(/<h2>.*?<\/h2>/s);
  return transcript
    .split('</p>')
    .map((paragraph) => plain(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ');
  return text.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity as keyof typeof entities]);
}
