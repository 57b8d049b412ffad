import { describe, expect, it, vi } from 'vitest';
import { trapField } from '@/features/contact/message';
import { quickestFillMs } from '@/site/limits';
import {
  all,
  digests,
  log,
  mailWhatWaits,
  resend,
  send,
  sendMany,
  waiting,
  withoutRedis,
  withRedis,
} from './kept-site';
import { formPost, sample, scriptPost } from './site';

vi.mock('@/site/limits', async (original) =>
  (await import('./small-limits')).shrinkLimits(await original()),
);

describe('what looks as if a machine had sent it', () => {
  const signs = [
    ['a filled trap', { [trapField]: 'https://spam.example' }],
    ['a form sent at once', { openMs: quickestFillMs - 1 }],
  ] as const;

  it.each(signs)('%s: is kept with a mark and leaves the total alone', async (_, extra) => {
    const site = await withRedis();
    expect(await send(site, extra)).toBe(200);
    expect(await sendMany(site, 2)).toEqual(all(2));
    expect(resend.mails()).toHaveLength(2);
    await mailWhatWaits();
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
    expect(digests()[0]?.subject).toBe('Kept messages: 1, 1 suspected of being spam');
    expect(digests()[0]?.text).toContain('SUSPECT');
  });

  it.each(signs)('%s: is mailed with a mark where there is no Redis', async (_, extra) => {
    const site = await withoutRedis();
    expect(await send(site, extra)).toBe(200);
    expect(resend.mails()[0]?.subject).toBe('Suspected spam: Message from ewa@example.com');
  });

  it('has a limit of its own, beyond which it is refused and others are not', async () => {
    const site = await withRedis();
    expect(await sendMany(site, 2, signs[0][1])).toEqual(all(2));
    const third = await site.POST(scriptPost({ ...sample, ...signs[0][1] }));
    expect(third.status).toBe(429);
    // It would say that the message was taken for a machine's.
    expect(third.headers.has('ratelimit')).toBe(false);
    expect(await send(site)).toBe(200);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ event: 'ceiling.spent', ceiling: 'suspectTotal' }),
    );
  });

  it('is no form with an empty trap, filled in at leisure, nor one without its script', async () => {
    const site = await withRedis();
    expect(await send(site, { [trapField]: '', openMs: quickestFillMs })).toBe(200);
    const body = { ...sample, [trapField]: '', message: 'No script' };
    expect((await site.POST(formPost(body))).headers.get('location')).toBe('/contact/sent');
    expect(await waiting()).toBe(0);
  });
});
