import type { EnvName } from '@/server/env';
import { startProcess } from '../server/site';

/**
 * Loads the routes for notifications and for the provider's reports, as a new process with exactly these variables
 * would.
 */
export async function startSite(env: Partial<Record<EnvName, string>>) {
  startProcess(env);
  const [notifications, bookings] = await Promise.all([
    import('@/app/api/notifications/route'),
    import('@/app/api/bookings/route'),
  ]);
  return { notifications, bookings };
}
