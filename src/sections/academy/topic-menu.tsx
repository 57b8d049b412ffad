'use client';

import { useParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { WarmLink } from '@/i18n/warm-link';

type Entry = {
  slug: string;
  title: string;
  /** The language of the title. */
  lang: string;
  href: string;
  /** The position of the topic in words, such as “Topic 3 of 9”. */
  place: string;
};
type Props = { label: string; entries: readonly Entry[] };

/**
 * The topics as links, the selected one marked: a column from `lg` on; on narrower screens a fold above the video,
 * whose summary is the selected topic. The menu is in the layout, so a change of topic keeps it and its focus: in the
 * column the focus stays on the link, with the next topic one Tab away; in the fold it returns to the summary.
 */
export function TopicMenu({ label, entries }: Props) {
  const { slug } = useParams();
  const current = entries.find((entry) => entry.slug === slug) ?? entries[0];
  const fold = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [current?.slug]);

  return (
    <nav aria-label={label} data-print="hide">
      <div className="hidden lg:block">
        <TopicLinks entries={entries} current={current?.slug} />
      </div>
      <details ref={fold} data-first-screen className="group/fold tide-line border-b lg:hidden">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-muted text-small">{current?.place}</span>
            <span lang={current?.lang} className="font-semibold">
              {current?.title}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="mr-1.5 size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 border-amber-ink transition-transform group-open/fold:-rotate-135"
          />
        </summary>
        <TopicLinks entries={entries} current={current?.slug} />
      </details>
    </nav>
  );
}

function TopicLinks({
  entries,
  current,
}: Pick<Props, 'entries'> & { current?: string | undefined }) {
  return (
    <ol className="pb-4">
      {entries.map(({ slug, title, lang, href }, index) => (
        <li key={slug} className="tide-line first:border-t-0 lg:first:border-t lg:last:border-b">
          <WarmLink
            href={href}
            lang={lang}
            aria-current={slug === current ? 'page' : undefined}
            className="group relative grid min-h-13 grid-cols-[2rem_1fr] items-center py-2 text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span
              aria-hidden="true"
              className="text-small tabular-nums group-aria-[current]:text-amber-ink"
            >
              {index + 1}
            </span>
            <span>
              <span className="border-transparent border-b-3 box-decoration-clone py-0.5 group-aria-[current]:border-amber">
                {title}
              </span>
            </span>
          </WarmLink>
        </li>
      ))}
    </ol>
  );
}
