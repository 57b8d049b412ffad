import { useEffect, useEffectEvent, useRef } from 'react';

const channelName = 'video-begins';

/**
 * Joins the videos of this browser, of which one plays at a time: `announce` pauses all others, on this page and in
 * other tabs, and `pause` is called when another one begins. `leave` ends it.
 */
export function joinVideos(pause: () => void): { announce: () => void; leave: () => void } {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = pause;
  return { announce: () => channel.postMessage('begins'), leave: () => channel.close() };
}

/** The same for a component: returns how it announces that its video begins. */
export function useSoleVideo(pause: () => void): () => void {
  const videos = useRef<ReturnType<typeof joinVideos>>(undefined);
  const heed = useEffectEvent(pause);
  useEffect(() => {
    videos.current = joinVideos(() => heed());
    return () => videos.current?.leave();
  }, []);
  return () => videos.current?.announce();
}
