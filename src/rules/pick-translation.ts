type Translatable<L extends string> = { slug: string; locale: L };

/**
 * Returns one document per slug: the one in `wanted` where it exists, else the original (`original`).
 * Order is that of the originals.
 */
export function pickTranslations<L extends string, Document extends Translatable<L>>(
  documents: readonly Document[],
  { wanted, original }: { wanted: L; original: L },
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
