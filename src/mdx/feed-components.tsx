import type { ComponentProps, ReactNode } from 'react';
import { resolveImage } from '@/collections/images';
import type { WriterComponent } from './component-names';

type CalloutKind = 'note' | 'tip' | 'warning';

export type FeedSurroundings = {
  /** Makes the target of a link a full address: a feed reader knows no site to complete it with. */
  linkAddress: (href: string) => string;
  /** The same for a file of `public/`. */
  fileAddress: (path: string) => string;
  /** The heading of a callout that has none of its own. */
  calloutTitle: (kind: CalloutKind) => string;
};

/**
 * What a document is rendered with in a feed: plain elements that every reader keeps, without classes, scripts or
 * hooks. The same names as on the site: a component missing here does not compile.
 */
export function feedComponents({ linkAddress, fileAddress, calloutTitle }: FeedSurroundings) {
  function Picture({ src, alt }: { src: string; alt: string }) {
    const { width, height } = resolveImage({ src, alt });
    // Lazy: for others React would add a <link> that loads them early, which no feed reader knows.
    return <img src={fileAddress(src)} alt={alt} width={width} height={height} loading="lazy" />;
  }
  const forWriters = {
    Callout: ({ kind = 'note', title, children }: CalloutProps) => (
      <blockquote>
        <p>
          <strong>{title ?? calloutTitle(kind)}</strong>
        </p>
        {children}
      </blockquote>
    ),
    Figure: ({ src, alt, caption }: { src: string; alt: string; caption?: string }) => (
      <figure>
        <Picture src={src} alt={alt} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
    Quote: ({ author, children }: { author: string; children: ReactNode }) => (
      <blockquote>
        {children}
        <p>{`— ${author}`}</p>
      </blockquote>
    ),
  } satisfies Record<WriterComponent, unknown>;
  return {
    ...forWriters,
    a: ({ href = '', children }: ComponentProps<'a'>) => <a href={linkAddress(href)}>{children}</a>,
    code: ({ children }: ComponentProps<'code'>) => <code>{children}</code>,
    img: ({ src, alt }: ComponentProps<'img'>) => <Picture src={String(src)} alt={alt ?? ''} />,
    input: ({ checked }: ComponentProps<'input'>) => (checked ? '☑' : '☐'),
    li: ({ children }: ComponentProps<'li'>) => <li>{children}</li>,
    ul: ({ children }: ComponentProps<'ul'>) => <ul>{children}</ul>,
  };
}

type CalloutProps = { kind?: CalloutKind; title?: string; children: ReactNode };
