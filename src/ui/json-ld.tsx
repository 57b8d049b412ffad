import type { Thing } from 'schema-dts';

/** A page's structured data. `<` is escaped, so that no text of a document can end the script. */
export function JsonLd({ graph }: { graph: readonly Thing[] }) {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  );
}
