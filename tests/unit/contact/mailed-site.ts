import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { type Site, startSite } from './site';

/** The mail provider's stand-in; it has no mails at the start of each test of a file that imports it. */
export let resend: ResendStandIn;

/** The route for messages, loaded again for each test. */
export let site: Site;

beforeAll(async () => {
  resend = await startResendStandIn();
});
afterAll(() => resend.close());
beforeEach(async () => {
  resend.reset();
  captureLog();
  site = await startSite(resend.env);
});

/** Returns the route's answer to a request. */
export async function answerTo(request: Request): Promise<{ status: number; body: unknown }> {
  const response = await site.POST(request);
  return { status: response.status, body: await response.json() };
}

/** Returns the answer to a message with wrong fields. */
export function invalid(fields: Record<string, string>) {
  return { status: 400, body: { ok: false, error: 'invalid', fields } };
}
