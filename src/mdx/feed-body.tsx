import { getMDXComponent } from 'next-contentlayer2/hooks';
import type { ComponentProps } from 'react';
import { resolveImage } from '@/collections/images';
import * as writerComponents from './components';
import { paragraphWith } from './figure';
import { drawAll, type Place } from './writer-component';

type Surroundings = Pick<Place, 'words'> & {
  /** Makes the target of a link a full address: a feed reader has no page to resolve it against. */
  linkAddress: (href: string) => string;
  /** Makes the path of a file in `public/` a full address. */
  fileAddress: (path: string) => string;
};

/** Returns a document as plain HTML for a feed reader, from the same compiled MDX that its page shows. */
export async function renderFeedBody(code: string, surroundings: Surroundings): Promise<string> {
  // Next refuses a static import in server code, where a page could render itself by mistake.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const Document = getMDXComponent(code);
  return renderToStaticMarkup(<Document components={feedElements(surroundings)} />);
}

/** Plain elements that every reader keeps, without classes, scripts or hooks. */
function feedElements({ linkAddress, fileAddress, words }: Surroundings) {
  function Picture({ src, alt }: { src: string; alt: string }) {
    const { width, height } = resolveImage({ src, alt });
    // Lazy: for others React adds a <link> that loads them early, which no feed reader knows.
    return <img src={fileAddress(src)} alt={alt} width={width} height={height} loading="lazy" />;
  }
  const a = ({ href = '', children }: ComponentProps<'a'>) => (
    <a href={linkAddress(href)}>{children}</a>
  );
  const img = ({ src, alt }: ComponentProps<'img'>) => (
    <Picture src={String(src)} alt={alt ?? ''} />
  );
  return {
    ...drawAll(writerComponents, 'feed', () => ({ Picture, words })),
    a,
    code: ({ children }: ComponentProps<'code'>) => <code>{children}</code>,
    img,
    input: ({ checked }: ComponentProps<'input'>) => (checked ? '☑' : '☐'),
    p: paragraphWith({ img, a }, 'feed'),
    li: ({ children }: ComponentProps<'li'>) => <li>{children}</li>,
    ul: ({ children }: ComponentProps<'ul'>) => <ul>{children}</ul>,
  };
}
