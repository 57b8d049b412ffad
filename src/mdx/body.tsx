import { getMDXComponent } from 'next-contentlayer2/hooks';
import { spacingOf } from '@/rules/text-spacing';
import type { Locale } from '@/site/locales';
import { components } from './components';
import { spacingRuntime } from './spacing-runtime';

type Props = {
  /** MDX compiled by Contentlayer. */
  code: string;
  /** The language the document is written in. */
  lang?: Locale;
};

/**
 * The one renderer of documents. The compiled code is evaluated with `new Function`, which works in Node server
 * components only: never import this from an edge handler or a client component.
 */
export function Body({ code, lang }: Props) {
  const setText = lang && spacingOf(lang);
  const Document = getMDXComponent(code, setText ? { _jsx_runtime: spacingRuntime(setText) } : {});
  return (
    <div className="prose" lang={lang}>
      <Document components={components} />
    </div>
  );
}
