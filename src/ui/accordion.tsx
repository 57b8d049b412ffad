type Item = {
  /**
   * The id an address can point to. It is on the answer: browsers open the part that holds the target, even without
   * scripts.
   */
  id?: string;
  /** Ids that the answer had before. */
  formerIds?: readonly string[] | undefined;
  title: string;
  text: string;
  /** The language of the item, where it differs from the page's. */
  lang?: string | undefined;
};
type Props = { items: readonly Item[] };

/** Headings that open and close with `<details>`: they work without scripts and can be found by search in the page. */
export function Accordion({ items }: Props) {
  return (
    <div>
      {items.map(({ id, formerIds, title, text, lang }) => (
        <details key={title} lang={lang} className="tide-line group last:border-b">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 text-pretty py-4 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <svg
              viewBox="0 0 16 16"
              className="size-4 shrink-0 text-amber-ink transition-transform duration-200 group-open:rotate-45"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M8 1v14M1 8h14" />
            </svg>
          </summary>
          <p id={id} className="max-w-[40em] scroll-mt-24 pb-6 text-muted">
            {formerIds?.map((former) => (
              <span key={former} id={former} />
            ))}
            {text}
          </p>
        </details>
      ))}
    </div>
  );
}
