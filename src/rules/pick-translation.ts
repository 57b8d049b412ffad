type Translatable = { slug: string; locale: string };

/**
 * Returns one document per slug: the one in the language `wanted` if it exists, else the one in `original`. The order
 * is that of the originals.
 */
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
