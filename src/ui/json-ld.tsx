import type { Thing } from 'schema-dts';

/**
 * What a page says to search engines; lists with nothing in them are left out. `<` is escaped: no text of a document can
 * end the script.
 */
export function JsonLd({ graph }: { graph: readonly Thing[] }) {
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
