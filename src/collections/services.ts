import type { Locale } from '@/site/locales';
import { listArticles } from './articles';
import { loadBody } from './bodies';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';

/** A development service as lists show it. */
export type ServiceSummary = ReturnType<typeof summarize>;

function summarize(service: Document<'services'>) {
  return { ...service, image: resolveImage(service.image) };
}

/** Returns all development services in their set order. */
export function listServices(locale: Locale): ServiceSummary[] {
  return loadDocuments('services', locale)
    .toSorted((a, b) => a.order - b.order)
    .map(summarize);
}

/** Returns one service with its compiled body; undefined where there is none. Elements without a title are dropped (specification, section 5). */
export async function getService(slug: string, locale: Locale) {
  const service = loadDocuments('services', locale).find((candidate) => candidate.slug === slug);
  if (!service) return undefined;
  return {
    ...summarize(service),
    elements: service.elements.filter(({ title }) => title !== ''),
    body: await loadBody('services', service),
  };
}

/** Returns the published articles a service names, in its order. */
export function listRelatedArticles(
  service: ServiceSummary,
  reader: { locale: Locale; now: Date },
) {
  const articles = listArticles(reader);
  return (service.relatedArticles ?? []).flatMap(
    (slug) => articles.find((article) => article.slug === slug) ?? [],
  );
}
