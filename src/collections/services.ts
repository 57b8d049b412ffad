import type { Locale } from '@/site/locales';
import { loadDocuments } from './generated';
import { resolveImage } from './images';

/** A development service as lists show it. */
export type ServiceSummary = ReturnType<typeof listServices>[number];

/** Returns all development services in their set order. */
export function listServices(locale: Locale) {
  return loadDocuments('services', locale)
    .toSorted((a, b) => a.order - b.order)
    .map((service) => ({ ...service, image: resolveImage(service.image) }));
}
