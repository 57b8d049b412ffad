import { composeNotification } from './notification';
import type { NotificationName } from './notification-name';

/**
 * Tells the team of an event, in the background: the request outlives the page (`keepalive`), its answer is not
 * read, and a failure is nobody's concern but the server's (specification, section 7).
 */
export function notify(name: NotificationName, payload?: Record<string, unknown>): void {
  const body = JSON.stringify(composeNotification(name, payload));
  fetch('/api/notifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
