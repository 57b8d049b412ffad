import {
  Children,
  type ComponentProps,
  type ElementType,
  isValidElement,
  type ReactNode,
} from 'react';

type Place = 'page' | 'feed';
type CaptionedProps = { children: ReactNode; caption?: string | undefined; place: Place };

/** A picture, in a link or not, with a line under it. A feed has no classes. */
export function Captioned({ children, caption, place }: CaptionedProps) {
  const style = place === 'page' ? { className: 'mt-3 text-muted text-small' } : {};
  return (
    <figure>
      {children}
      {caption && <figcaption {...style}>{caption}</figcaption>}
    </figure>
  );
}

/**
 * Returns the element for paragraphs. Markdown has every picture in one: where it has no words, each picture, in a link
 * or not, is a figure, and its title the caption. `img` and `a` are the elements the same document is drawn with.
 */
export function paragraphWith({ img, a }: { img: ElementType; a: ElementType }, place: Place) {
  const findPicture = (part: ReactNode): { title?: string } | undefined => {
    if (!isValidElement<{ children?: ReactNode; title?: string }>(part)) return undefined;
    if (part.type === img) return part.props;
    return part.type === a ? findPicture(part.props.children) : undefined;
  };
  return function Paragraph({ children, ...rest }: ComponentProps<'p'>) {
    const parts = Children.toArray(children).filter((part) => part !== '\n');
    const pictures = parts.map(findPicture);
    if (pictures.length === 0 || pictures.includes(undefined)) return <p {...rest}>{children}</p>;
    return pictures.map((picture, index) => (
      <Captioned key={String(index)} caption={picture?.title} place={place}>
        {parts[index]}
      </Captioned>
    ));
  };
}
