import { getMDXComponent } from 'next-contentlayer2/hooks';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { FormerIds } from '@/rules/former-ids';
import type { Locale } from '@/site/locales';
import { bodyElementsWith } from './body-elements';

type Props = {
  /** MDX compiled by Contentlayer. */
  code: string;
  /** The language the document is written in. */
  lang: Locale;
  /** What its headings were called before. */
  formerIds: FormerIds;
  /** What opens the parts after the first one, and what closes them. */
  words: { open: string; close: string };
};

/**
 * A document whose parts after the first are folded on narrow screens (`story.css`). The fold is a `<details>`: it needs
 * no script, a link to a heading in it opens it, and so does a search in the page. On wide screens and paper it is open.
 */
export function FoldedBody({ code, lang, formerIds, words }: Props) {
  const elements = bodyElementsWith(formerIds, { zooms: true });
  const written = readWritten(getMDXComponent(code)({ components: elements }));
  const { first, others } = cutAfterFirstPart(written, elements.h2);
  return (
    <>
      <div className="prose" lang={lang}>
        {first}
      </div>
      {others.length > 0 && (
        <details className="group">
          <summary className="mt-8 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-(--radius-drop) border-[1.5px] px-5 font-semibold hover:border-amber hover:bg-amber hover:text-on-amber [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{words.open}</span>
            <span className="hidden group-open:inline">{words.close}</span>
            <span aria-hidden="true" className="transition-transform group-open:rotate-180">
              ↓
            </span>
          </summary>
          <div className="prose" lang={lang}>
            {others}
          </div>
        </details>
      )}
    </>
  );
}

/** Returns what compiled MDX wrote: its function returns one fragment. */
function readWritten(written: ReactNode): ReactNode[] {
  const isFragment = isValidElement<{ children?: ReactNode }>(written);
  return Children.toArray(isFragment ? written.props.children : written);
}

/** Cuts a document before its second heading; one with fewer than three parts stays whole. */
export function cutAfterFirstPart(written: ReactNode[], heading: ReactElement['type']) {
  const parts = written.flatMap((element, index) =>
    isValidElement(element) && element.type === heading ? index : [],
  );
  const [, second, third] = parts;
  if (second === undefined || third === undefined) return { first: written, others: [] };
  return { first: written.slice(0, second), others: written.slice(second) };
}
