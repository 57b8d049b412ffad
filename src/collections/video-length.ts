import manifest from '../../.contentlayer/videos.json';

const videos: Record<string, { seconds: number }> = manifest;

/** Returns the length of a video of ours in whole seconds; undefined for one that another host keeps. */
export function videoSeconds(src: string): number | undefined {
  return videos[src]?.seconds;
}
