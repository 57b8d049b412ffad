import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { booking } from '@/features/booking/booking';

const html = readFileSync(new URL('./page.html', import.meta.url), 'utf8');

type Manner = {
  /** Sends no message to the page around it, like the browser's own error page. */
  isSilent?: boolean;
  /** Cannot be reached, as behind an ad blocker or a firewall. */
  isBlocked?: boolean;
  /** Answers only when this promise is settled. */
  after?: Promise<unknown>;
};

/**
 * Stands in for the booking provider at the network: its page, reduced to two buttons, posts the provider's own
 * messages. Returns the requested addresses. `origin` replaces another host.
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
