import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { booking } from '@/features/booking/booking';
import { videoFrame } from '@/features/video/source';
import { contentSecurityPolicy } from '@/site/content-policy.mjs';
import {
  everyThirdParty,
  needsOf,
  parseThirdParties,
  type ThirdParty,
} from '@/site/third-parties.mjs';
import { listThirdParties } from '@/tools/content/third-parties';

const documentWith = (video: unknown) => ({ values: { title: 'A document', video } });

/** The hosts that a policy names. */
const hostsIn = (uses: readonly ThirdParty[]) =>
  contentSecurityPolicy({ uses }).match(/https:\/\/[^\s;]+/g) ?? [];

describe('the third parties of a site', () => {
  test('are the booking provider and who keeps the videos of its documents', () => {
    const own = documentWith({ kind: 'file', src: '/videos/a.mp4' });
    const vimeo = documentWith({ kind: 'vimeo', src: '76979871' });
    const youtube = documentWith({ kind: 'youtube', src: 'aqz-KE-bpKQ' });
    const broken = { values: undefined };
    expect(listThirdParties([])).toEqual(['calendly']);
    expect(listThirdParties([own, broken, documentWith(undefined)])).toEqual(['calendly']);
    expect(listThirdParties([own, vimeo])).toEqual(['calendly', 'vimeo']);
    expect(listThirdParties([youtube, vimeo, vimeo])).toEqual(['calendly', 'vimeo', 'youtube']);
  });

  test('are all that a policy names', () => {
    expect(hostsIn(['calendly'])).toEqual(['https://calendly.com']);
    expect(hostsIn(['calendly', 'vimeo'])).not.toContain('https://www.youtube-nocookie.com');
    expect(hostsIn(['youtube'])).toEqual(['https://www.youtube-nocookie.com']);
    expect(contentSecurityPolicy({ uses: [] })).toContain("frame-src 'none'");
  });

  test('are all of them where the list is missing or broken', () => {
    for (const text of ['', '{', '5', 'null']) {
      expect(parseThirdParties(text), text).toEqual(everyThirdParty);
    }
    expect(parseThirdParties('["vimeo","else"]')).toEqual(['vimeo']);
  });

  test('have the frames that the site opens', () => {
    const { frames } = needsOf(everyThirdParty);
    const opened = [
      booking.url,
      videoFrame({ kind: 'vimeo', src: '76979871' }),
      videoFrame({ kind: 'youtube', src: 'aqz-KE-bpKQ' }),
    ];
    expect(opened.map((url = '') => new URL(url).origin).sort()).toEqual([...frames].sort());
  });
});

test('the styles that the booking widget writes are those its policy allows', () => {
  const file = createRequire(import.meta.url).resolve('react-calendly');
  const [, literal = ''] = /css_248z = ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
  const css = String(runInNewContext(literal));
  expect(css).toContain('.calendly-inline-widget');
  const hashes = ['', css].map((text) => createHash('sha256').update(text).digest('base64'));
  expect(needsOf(['calendly']).styles).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
});
