import type { Thing } from 'schema-dts';

/**
 * A page's structured data; empty lists are left out, and an empty graph shows nothing. `<` is escaped, so that no text
 * of a document can end the script.
 */
export function JsonLd({ graph }: { graph: readonly Thing[] }) {
  if (graph.length === 0) return null;
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, leaveOutEmpty);
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  );
}

const leaveOutEmpty = (_key: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;
