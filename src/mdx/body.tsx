import { getMDXComponent } from 'next-contentlayer2/hooks';
import type { FormerIds } from '@/rules/former-ids';
import type { Locale } from '@/site/locales';
import { bodyElementsWith } from './body-elements';
import '@/ui/document.css';

type Props = {
  /** MDX compiled by Contentlayer. */
  code: string;
  /** The language the document is written in. */
  lang?: Locale;
  /** What its headings were called before. */
  formerIds?: FormerIds | undefined;
};

/**
 * The one renderer of documents. The compiled code is evaluated with `new Function`, which works in Node server
 * components only: never import this from an edge handler or a client component.
 */
export function Body({ code, lang, formerIds }: Props) {
  const Document = getMDXComponent(code);
  return (
    <div className="prose" lang={lang}>
      <Document components={bodyElementsWith(formerIds)} />
    </div>
  );
}
