import manifest from '../../.contentlayer/films.json';

const films: Record<string, { seconds: number }> = manifest;

/** Returns how many whole seconds a film of ours plays; undefined for one that lives at a host. */
export function filmSeconds(src: string): number | undefined {
  return films[src]?.seconds;
}
