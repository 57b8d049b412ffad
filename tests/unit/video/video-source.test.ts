import { describe, expect, test } from 'vitest';
import { movePlayer, moveShowing, type Showing } from '@/features/video/player-state';
import {
  captionsFor,
  clockTime,
  videoFrame,
  videoPage,
  videoShortForm,
} from '@/features/video/source';

describe('the address of a hosted video', () => {
  test.each([
    ['76979871', 'https://vimeo.com/76979871', 'vimeo/76979871'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', 'vimeo/76979871'],
    ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871', 'vimeo/76979871'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
      'vimeo/76979871?hash=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
      'vimeo/76979871?hash=8272103f6e',
    ],
  ])('vimeo: %s', (src, page, short) => {
    expect(videoPage({ kind: 'vimeo', src })).toBe(page);
    expect(videoShortForm({ kind: 'vimeo', src })).toBe(short);
  });

  test.each([
    'dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=42',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=abc&v=dQw4w9WgXcQ&t=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ])('youtube: %s', (src) => {
    expect(videoPage({ kind: 'youtube', src })).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(videoShortForm({ kind: 'youtube', src })).toBe('youtube/dQw4w9WgXcQ');
    const frame = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    expect(videoFrame({ kind: 'youtube', src })).toBe(frame);
  });

  test('of Vimeo, in its player, keeps the key of an unlisted video', () => {
    const frame = 'https://player.vimeo.com/video/76979871';
    expect(videoFrame({ kind: 'vimeo', src: '76979871' })).toBe(frame);
    const unlisted = 'https://vimeo.com/76979871/8272103f6e';
    expect(videoFrame({ kind: 'vimeo', src: unlisted })).toBe(`${frame}?h=8272103f6e`);
  });
});

test('the page of a file is the file', () => {
  expect(videoPage({ kind: 'file', src: '/videos/source.mp4' })).toBe('/videos/source.mp4');
});

describe('a showing', () => {
  const begun = (events: readonly ('play' | 'ended')[]) => {
    let showing: Showing = 'before';
    return events.map((event) => {
      const moved = moveShowing(showing, event);
      showing = moved.showing;
      return moved.begins;
    });
  };

  test('begins at the first play and not at a play after a pause', () => {
    expect(begun(['play', 'play', 'play'])).toEqual([true, false, false]);
  });

  test('begins again after the end', () => {
    expect(begun(['play', 'ended', 'play', 'play'])).toEqual([true, false, true, false]);
  });
});

describe('the player', () => {
  test.each([
    ['poster', 'pressed', 'fetching'],
    ['poster', 'broken', 'poster'],
    ['fetching', 'pressed', 'fetching'],
    ['fetching', 'fetched', 'running'],
    ['fetching', 'broken', 'failed'],
    ['running', 'broken', 'failed'],
    ['running', 'fetched', 'running'],
    ['failed', 'pressed', 'fetching'],
    ['failed', 'fetched', 'failed'],
  ] as const)('%s, %s: %s', (state, event, next) => {
    expect(movePlayer(state, event)).toBe(next);
  });
});

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [59.999, '0:59'],
  [750, '12:30'],
  [3725, '1:02:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds on the clock: %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test('captions in the reader’s language come first, the others in their order', () => {
  const captions = ['en', 'de', 'pl'].map((lang) => ({ lang, src: `/${lang}.vtt`, label: lang }));
  const order = (lang: string) => captionsFor(captions, lang).map((one) => one.lang);
  expect(order('en')).toEqual(['en', 'de', 'pl']);
  expect(order('pl')).toEqual(['pl', 'en', 'de']);
  expect(order('cs')).toEqual(['en', 'de', 'pl']);
});
