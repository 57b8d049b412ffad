import type { Reader } from '@/rules/reader';
import { articles } from './articles';
import { type Document, openMdx } from './documents';
import { resolveImage } from './images';

/** A development service as lists show it. */
export type ServiceSummary = ReturnType<typeof show>;

/** Elements without a title are dropped (docs/specification.md, section 5). */
function show(service: Document<'services'>) {
  return {
    ...service,
    image: resolveImage(service.image),
    elements: service.elements.filter(({ title }) => title !== ''),
  };
}

/** The development services in their set order. */
export const services = openMdx('services', show);

/** Returns the published articles a service names, in its order. */
export function listRelatedArticles({ relatedArticles = [] }: ServiceSummary, reader: Reader) {
  return relatedArticles.flatMap((slug) => articles.find(slug, reader) ?? []);
}
