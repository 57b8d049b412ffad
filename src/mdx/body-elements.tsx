import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { resolveImage } from '@/collections/images';
import { AddressLink } from '@/i18n/address-link';
import type { FormerIds } from '@/rules/former-ids';
import { widestInText } from '@/rules/width-in-text';
import { Picture } from '@/ui/picture';
import { ZoomLink } from '@/ui/zoom-link';
import '@/ui/document.css';
import { CodeBlock } from './code-block';
import * as writerComponents from './components';
import { paragraphWith } from './figure';
import { ScrollRegion } from './scroll-region';
import { drawAll } from './writer-component';

/**
 * A link in a document. Addresses of this site get the page's language (the content check has made sure they exist);
 * the title of other links says that they open another site.
 */
function BodyLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const words = useTranslations('site.blog');
  if (href.startsWith('/')) return <AddressLink href={href}>{children}</AddressLink>;
  if (!/^https?:/.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <AddressLink href={href} title={words('externalLink')}>
      {children}
    </AddressLink>
  );
}

const heading = (Tag: 'h2' | 'h3' | 'h4', formerIds?: FormerIds) =>
  function Heading({ id, children }: ComponentProps<'h2'>) {
    return (
      <Tag id={id}>
        {formerIds?.get(String(id))?.map((former) => (
          <span key={former} id={former} />
        ))}
        <a href={`#${id}`}>{children}</a>
      </Tag>
    );
  };

function Table(props: ComponentProps<'table'>) {
  const words = useTranslations('site.blog');
  return (
    <ScrollRegion className="table-scroll" label={words('table')}>
      <table {...props} />
    </ScrollRegion>
  );
}

function BodyPicture({ src, alt }: { src: string; alt: string }) {
  const image = resolveImage({ src, alt });
  const widest = widestInText(image);
  return (
    <Picture
      image={image}
      sizes={`(min-width: 48rem) ${widest}px, 92vw`}
      widest={widest}
      className="w-full rounded-(--radius-drop)"
    />
  );
}

/** The same in a text whose page has a `PictureDialog`. Never inside a link, as it is one. */
function ZoomPicture({ src, alt }: { src: string; alt: string }) {
  const words = useTranslations('site.zoom');
  const widest = widestInText(resolveImage({ src, alt }));
  return (
    <ZoomLink src={src} label={words('open')} widest={widest}>
      <BodyPicture src={src} alt={alt} />
    </ZoomLink>
  );
}

function Image({ src, alt }: ComponentProps<'img'>) {
  return <BodyPicture src={String(src)} alt={alt ?? ''} />;
}

/** A header cell without words is an ordinary cell: the corner of a table with row headings. */
function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  );
}

/** The box of a task list. Nothing can be clicked, so it is a mark with words instead of a disabled control. */
function TaskMark({ checked }: ComponentProps<'input'>) {
  const words = useTranslations('site.tasks');
  return (
    <span className="task-mark" data-checked={checked === true}>
      <span className="sr-only">{words(checked ? 'done' : 'open')}</span>
    </span>
  );
}

/**
 * The elements and components a document is rendered with on a page; its headings also bear the ids they had before, and
 * its figures can be pressed to be seen at full size where the page can show them so.
 */
export const bodyElementsWith = (formerIds?: FormerIds, { zooms = false } = {}) => ({
  ...drawAll(writerComponents, 'page', () => ({
    Picture: zooms ? ZoomPicture : BodyPicture,
    words: useTranslations('site'),
  })),
  a: BodyLink,
  h2: heading('h2', formerIds),
  h3: heading('h3', formerIds),
  h4: heading('h4', formerIds),
  img: Image,
  input: TaskMark,
  p: paragraphWith({ img: Image, a: BodyLink }, 'page'),
  pre: CodeBlock,
  table: Table,
  th: HeaderCell,
});

/** The elements of a document's body. */
export type BodyElements = ReturnType<typeof bodyElementsWith>;
