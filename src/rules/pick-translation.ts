type Translatable = { slug: string; locale: string };

/** Returns a document per slug, in the order of the originals: the one in `wanted` if it exists, else in `original`. */
export function pickTranslations<Document extends Translatable>(
  documents: readonly Document[],
  { wanted, original }: { wanted: string; original: string },
): Document[] {
  const translated = new Map(
    documents
      .filter(({ locale }) => locale === wanted)
      .map((document) => [document.slug, document]),
  );
  return documents
    .filter(({ locale }) => locale === original)
    .map((document) => translated.get(document.slug) ?? document);
}
