import { locales } from '@/site/locales';
import type { Admission } from './admission';

/** What is asked for, as far as its address says: a closed list, whatever visitors ask for. */
export type RequestKind = 'page' | 'api' | 'picture' | 'static' | 'other';

const picture = new RegExp(`^(?:/(?:${locales.join('|')}))?/(?:pictures|share)/`);
const file = /^\/_next\/|\.[a-z\d]+$/i;

/** Sorts a request by what the front door decided. `other` is what Next does not serve, or serves as unknown. */
export function kindOf(admission: Admission): RequestKind {
  if (admission.kind !== 'serve') return 'other';
  const [path = ''] = admission.url.split(/[?#]/, 1);
  if (path.endsWith('/unknown-address')) return 'other';
  if (path.startsWith('/api/')) return 'api';
  if (picture.test(path)) return 'picture';
  return file.test(path) ? 'static' : 'page';
}
