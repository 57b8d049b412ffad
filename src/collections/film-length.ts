import manifest from '../../.contentlayer/films.json';

const films: Record<string, { seconds: number }> = manifest;

/** Returns the length of a video of ours in whole seconds; undefined for one that another host keeps. */
export function filmSeconds(src: string): number | undefined {
  return films[src]?.seconds;
}
