import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { type Site, startSite } from './site';

/** Where the site's mail goes; without any at the start of each test of a file that imports it. */
export let resend: ResendStandIn;

/** The route for messages, loaded anew for each test. */
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

/** What the route says to a request. */
export async function answerTo(request: Request): Promise<{ status: number; body: unknown }> {
  const response = await site.POST(request);
  return { status: response.status, body: await response.json() };
}

/** What it says to a message whose fields are wrong. */
export function invalid(fields: Record<string, string>) {
  return { status: 400, body: { ok: false, error: 'invalid', fields } };
}
