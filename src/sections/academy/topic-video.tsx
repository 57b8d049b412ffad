'use client';

import type { ComponentProps } from 'react';
import type { VideoEventName } from '@/features/booking/notification';
import { Player } from '@/features/video/player';

type Props = Omit<ComponentProps<typeof Player>, 'onStart'> & { event: VideoEventName };

/** The video of a topic. Each start is reported to the team (docs/specification.md, section 7). */
export function TopicVideo({ event, ...player }: Props) {
  async function report() {
    const { notify } = await import('@/features/booking/notification');
    notify(event);
  }
  return <Player {...player} onStart={() => void report().catch(() => undefined)} />;
}
