import type { VideoObject } from 'schema-dts';
import { filmFrame } from '@/features/video/film-address';
import type { Film } from '@/features/video/player/film';
import { fullAddress } from './address';

/** Where search engines find a film: its file, where it is ours, else the host's player. One of the two is required. */
export function filmSource({
  kind,
  src,
}: Pick<Film, 'kind' | 'src'>): Pick<
  Exclude<VideoObject, string>,
  'contentUrl' | 'embedUrl' | 'encodingFormat'
> {
  return kind === 'file'
    ? { contentUrl: fullAddress(src), encodingFormat: 'video/mp4' }
    : { embedUrl: filmFrame({ kind, src }) };
}
