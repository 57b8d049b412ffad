import { getMDXComponent } from 'next-contentlayer2/hooks';
import type { ElementType } from 'react';
import type { FormerIds } from '@/rules/former-ids';
import type { Locale } from '@/site/locales';
import { type BodyElements, bodyElementsWith } from './body-elements';

type Props = {
  /** MDX compiled by Contentlayer. */
  code: string;
  /** The language the document is written in. */
  lang?: Locale;
  /** What its headings were called before. */
  formerIds?: FormerIds | undefined;
  /** Elements that are drawn otherwise than in other documents. */
  elements?: Partial<BodyElements> & { strong?: ElementType };
};

/**
 * The one renderer of documents. The compiled code is evaluated with `new Function`, which works in Node server
 * components only: never import this from an edge handler or a client component.
 */
export function Body({ code, lang, formerIds, elements }: Props) {
  const Document = getMDXComponent(code);
  return (
    <div className="prose" lang={lang}>
      <Document components={{ ...bodyElementsWith(formerIds), ...elements }} />
    </div>
  );
}
