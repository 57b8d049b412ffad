type HostedFilm = { kind: 'vimeo' | 'youtube'; src: string };

const vimeoId = /(?:^|\/)(\d+)(?:(?:\/|\?(?:.*&)?h(?:ash)?=)(\w+))?/;
const youtubeId = /(?:^|[/=])([\w-]{11})(?:$|[?&#/])/;

/** Returns a hosted film's id, and the key of an unlisted one, from what a writer gave: the id or an address of the film. */
function readId({ kind, src }: HostedFilm): { id: string; key?: string | undefined } {
  const [, id = src, key] = src.match(kind === 'vimeo' ? vimeoId : youtubeId) ?? [];
  return kind === 'vimeo' ? { id, key } : { id };
}

/** Returns where a film can be seen without a player of ours: the file itself, or its page at the host. */
export function filmPage({
  kind,
  src,
}: {
  kind: 'file' | HostedFilm['kind'];
  src: string;
}): string {
  if (kind === 'file') return src;
  const { id, key } = readId({ kind, src });
  if (kind === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return key ? `https://vimeo.com/${id}/${key}` : `https://vimeo.com/${id}`;
}

/** Returns the address of the host's own player for a film, which other sites may put in a frame. */
export function filmFrame(film: HostedFilm): string {
  const { id, key } = readId(film);
  if (film.kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}`;
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`;
}

/** Returns a hosted film in the player library's short form: `youtube/<id>`, `vimeo/<id>`, `vimeo/<id>?hash=<key>`. */
export function filmShortForm(film: HostedFilm): string {
  const { id, key } = readId(film);
  return key ? `${film.kind}/${id}?hash=${key}` : `${film.kind}/${id}`;
}
