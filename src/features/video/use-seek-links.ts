import { useEffect, useEffectEvent } from 'react';
import { seekMark } from './transcript-times';

/** Calls back with the seconds of a link of the page that leads into its video, when it is pressed for here. */
export function useSeekLinks(onSeek: (seconds: number) => void): void {
  const seek = useEffectEvent(onSeek);
  useEffect(() => {
    function follow(event: MouseEvent) {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest(`a[${seekMark}]`) : null;
      if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      seek(Number(link.getAttribute(seekMark)));
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
