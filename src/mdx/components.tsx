import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { resolveImage } from '@/collections/images';
import { Picture } from '@/ui/picture';
import { ScrollRegion } from '@/ui/scroll-region';
import { BodyLink } from './body-link';
import { CodeBlock } from './code-block';
import type { WriterComponent } from './component-names';

type CalloutProps = { kind?: 'note' | 'tip' | 'warning'; title?: string; children: ReactNode };

const calloutColours = {
  note: 'border-tide',
  tip: 'border-good',
  warning: 'border-bad',
} as const;

function Callout({ kind = 'note', title, children }: CalloutProps) {
  const words = useTranslations('site.callout');
  return (
    <div
      role="note"
      className={`border-l-4 bg-raised px-6 py-5 [&>*+*]:mt-3 ${calloutColours[kind]}`}
    >
      <p className="font-semibold">{title ?? words(kind)}</p>
      {children}
    </div>
  );
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  return (
    <figure>
      <Picture
        image={resolveImage({ src, alt })}
        sizes="(min-width: 48rem) 42rem, 92vw"
        className="w-full rounded-(--radius-drop)"
      />
      {caption && <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>}
    </figure>
  );
}

function Quote({ author, children }: { author: string; children: ReactNode }) {
  return (
    <figure className="py-4">
      <blockquote className="font-bold font-display text-title tracking-[-0.02em]">
        {children}
      </blockquote>
      <figcaption className="mt-3 text-muted text-small">{author}</figcaption>
    </figure>
  );
}

const heading = (Tag: 'h2' | 'h3' | 'h4') =>
  function Heading({ id, children }: ComponentProps<'h2'>) {
    return (
      <Tag id={id}>
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

function Image({ src, alt }: ComponentProps<'img'>) {
  return <Figure src={String(src)} alt={alt ?? ''} />;
}

/** A header cell without words is no header: the corner of a table with row headings. */
function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  );
}

/** The box of a task list: nothing to click, so a mark with words instead of a disabled control. */
function TaskMark({ checked }: ComponentProps<'input'>) {
  const words = useTranslations('site.tasks');
  return (
    <span className="task-mark" data-checked={checked === true}>
      <span className="sr-only">{words(checked ? 'done' : 'open')}</span>
    </span>
  );
}

/** What writers may use by name; the content check refuses every other name. */
const forWriters = { Callout, Figure, Quote } satisfies Record<WriterComponent, unknown>;

/** Every component a document is rendered with. */
export const components = {
  ...forWriters,
  a: BodyLink,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  img: Image,
  input: TaskMark,
  pre: CodeBlock,
  table: Table,
  th: HeaderCell,
};
