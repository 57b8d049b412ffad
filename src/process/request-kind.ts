import { locales } from '@/site/locales';
import type { Admission } from './admission';

/** What is asked for, as far as its address says: a closed list, whatever visitors ask for. */
export type RequestKind = 'page' | 'api' | 'picture' | 'static' | 'other';

const picture = new RegExp(`^(?:/(?:${locales.join('|')}))?/(?:pictures|share)/`);
/** What probes (`operations.ts`) and the durable engine ask for, every second: it would drown what visitors do. */
const ofMachines = /^\/(?:(?:healthz|readyz|metrics)$|api\/engine\/)/;
const file = /^\/_next\/|\.[a-z\d]+$/i;

/**
 * Sorts a request by what the front door decided. `other` is what machines ask for, what Next does not serve, and what
 * it serves as unknown.
 */
export function kindOf(admission: Admission): RequestKind {
  if (admission.kind !== 'serve') return 'other';
  const [path = ''] = admission.url.split(/[?#]/, 1);
  if (path.endsWith('/unknown-address') || ofMachines.test(path)) return 'other';
  if (path.startsWith('/api/')) return 'api';
  if (picture.test(path)) return 'picture';
  return file.test(path) ? 'static' : 'page';
}
