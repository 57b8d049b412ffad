import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { booking } from '@/features/booking/booking';

const html = readFileSync(new URL('./page.html', import.meta.url), 'utf8');

type Manner = {
  /** Says nothing to the page around it, as the browser's own error page does. */
  isSilent?: boolean;
  /** Is never reached: an ad blocker, a firewall. */
  isBlocked?: boolean;
  /** Answers only when this is settled. */
  after?: Promise<unknown>;
};

/**
 * Answers for the booking provider at the network border: its page, reduced to two buttons, posts the provider's own
 * messages. Returns the addresses that were asked for. `origin` stands it in for another host.
 */
export async function serveCalendar(
  page: Page,
  { isSilent = false, isBlocked = false, after }: Manner = {},
  origin: string = booking.origin,
): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(`${origin}/**`, async (route) => {
    asked.push(new URL(route.request().url()));
    if (isBlocked) return route.abort('blockedbyclient');
    await after;
    const body = isSilent ? html.replace('<html', '<html data-silent') : html;
    await route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}
