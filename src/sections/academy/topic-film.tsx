'use client';

import type { ComponentProps } from 'react';
import { filmEventName } from '@/rules/notification-name';
import { notify } from '@/sections/notify';
import type { AcademyTopicId } from '@/site/academy-topics';
import { Player } from '@/ui/player';

type Props = Omit<ComponentProps<typeof Player>, 'onStart'> & { topic: AcademyTopicId };

/** A topic's film; each showing that begins is reported to the team (specification, section 7). */
export function TopicFilm({ topic, ...player }: Props) {
  return <Player {...player} onStart={() => notify(filmEventName(topic))} />;
}
