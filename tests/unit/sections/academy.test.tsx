import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { usePlayerLabels } from '@/features/video/player-labels';
import { joinVideos } from '@/features/video/sole-video';
import { AcademyHero, ForWhom } from '@/sections/academy/academy-intro';
import academy from '../../../messages/en/academy.json';
import site from '../../../messages/pl/site.json';

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" timeZone="UTC" messages={{ academy, site }}>
      {part}
    </NextIntlClientProvider>,
  );

test('entries without a description are hidden, and so is a block without entries', () => {
  const some = render(
    <ForWhom entries={[{ description: 'One' }, { description: ' ' }, { description: '' }]} />,
  );
  expect(some).toContain('One');
  expect(some.match(/<li/g)).toHaveLength(1);
  expect(render(<ForWhom entries={[{ description: '' }]} />)).toBe('');
});

test('the button of the hero is optional', () => {
  const button = { label: 'To the videos', href: '/academy/videos' } as const;
  expect(render(<AcademyHero button={button} />)).toContain('To the videos');
  expect(render(<AcademyHero />)).not.toContain('/academy/videos');
});

test('speeds are written as the language writes numbers, and a host is named before it is asked', () => {
  function Shown() {
    const labels = usePlayerLabels(
      { kind: 'vimeo', src: '76979871', page: '', captions: [] },
      'VideoSource',
    );
    return (
      <>{[labels.note, labels.openSource, ...labels.speeds.map(({ name }) => name)].join('|')}</>
    );
  }
  const shown = render(<Shown />);
  expect(shown).toContain('|0,75×|1×|1,25×');
  expect(shown.match(/Vimeo/g)).toHaveLength(2);
});

test('a video that begins pauses the others, not itself', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const videos = [joinVideos(first), joinVideos(second)] as const;
  videos[1].announce();
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  for (const source of videos) source.leave();
});
