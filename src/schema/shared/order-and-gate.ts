/** The order of lists: as the documents' own `order` says, 1 first. */
export const inSetOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The order of lists: the last published first. */
export const newestFirst = (a: Published, b: Published) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

/** The order of lists: by file name, for what has no order of its own. */
export const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

/** The publish gate: from `publishedAt` on, at once where it is left out, never while the document is a draft. */
export function fromPublishedAt({ publishedAt, draft }: Gated): number {
  if (draft === true) return Number.POSITIVE_INFINITY;
  return publishedAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt);
}

/** No gate: a document is public as soon as the site is built with it. */
export const always = () => Number.NEGATIVE_INFINITY;

type Published = { publishedAt: string };
type Gated = { publishedAt?: string | undefined; draft?: boolean | undefined };
