type Publishable = { publishedAt?: string | undefined; draft?: boolean | undefined };

/** Says whether a document is public at `now`: it is no draft, and its publish time, if any, has passed. */
export function isPublished({ publishedAt, draft }: Publishable, now: Date): boolean {
  if (draft === true) return false;
  return publishedAt === undefined || Date.parse(publishedAt) <= now.getTime();
}

/** Returns the documents that are public at `now`, newest first; documents of the same time keep their order. */
export function selectPublished<Document extends Publishable & { publishedAt: string }>(
  documents: readonly Document[],
  now: Date,
): Document[] {
  return documents
    .filter((document) => isPublished(document, now))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}
