import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { sample, scriptPost, startSite } from './site';

let resend: ResendStandIn;

beforeAll(async () => {
  resend = await startResendStandIn();
});
afterAll(() => resend.close());

// With the real numbers: this is what visitors get.
it('eight messages at once all arrive at a provider of two a second', {
  timeout: 20_000,
}, async () => {
  captureLog();
  const site = await startSite({ ...resend.env, CLIENT_IP_MODE: 'proxy:1' });
  resend.setMode('two-a-second');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      site.POST(
        scriptPost(
          { ...sample, message: `Lead ${index}` },
          { 'x-forwarded-for': `203.0.113.${index}` },
        ),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200));
  expect(resend.mails()).toHaveLength(8);
});
