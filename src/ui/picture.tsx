import clsx from 'clsx';
import { type CSSProperties, type ReactNode, ViewTransition } from 'react';
import { preload } from 'react-dom';
import { pickWidths, variantAddress } from '@/rules/picture-variants';

/**
 * A picture as the collections return it: its size in pixels, a tiny blurred stand-in, and the hash its smaller
 * variants are named by. Drawings have neither; moving pictures have no hash.
 */
export type PictureData = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What is kept where the picture is cut narrower: 0 its left edge, 100 its right edge. */
  focus?: number;
  blur?: string;
  hash?: string;
};

type Props = {
  image: PictureData;
  /** The width it is shown at, as in the `sizes` attribute: px, rem or vw. */
  sizes: string;
  className?: string;
  /** The most CSS pixels it is drawn wide, where its place has room for more. */
  widest?: number;
  /** Hidden from screen readers, because the words beside it say the same. */
  isDecorative?: boolean;
  /** The largest picture of the first screen, loaded before anything else. */
  isFirst?: boolean;
  /** The name of a view transition: the picture of the same name on another page moves to this one. */
  travelsAs?: string;
};

/**
 * Shows a picture at the size it needs. Drawings (SVG) are sent unchanged; browsers without AVIF get the original.
 * Plain markup: Next's `Image` would send 5 KB of script to do what `loading="lazy"` does.
 */
export function Picture(props: Props) {
  const {
    image,
    sizes,
    className,
    widest,
    isDecorative = false,
    isFirst = false,
    travelsAs,
  } = props;
  const { src, width, height, blur, focus } = image;
  const alt = isDecorative ? '' : image.alt;
  const limit = widest ? { maxWidth: widest } : {};
  const cut = focus === undefined ? {} : { objectPosition: `${focus}%` };
  if (src.endsWith('.svg')) {
    return (
      <Travelling name={travelsAs}>
        <Drawing
          src={src}
          alt={alt}
          width={width}
          height={height}
          isFirst={isFirst}
          style={limit}
          {...(className && { className })}
        />
      </Travelling>
    );
  }
  const srcSet = writeSrcSet(image, sizes);
  if (isFirst) preloadPicture(src, srcSet, sizes);
  return (
    // Only the `img` has a box: layout and view transitions see nothing else. A `source` would take a cell of a grid.
    <picture className="contents">
      {srcSet && <source className="hidden" type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <Travelling name={travelsAs}>
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={clsx('h-auto', className)}
          style={{ ...(blur && { background: `center / cover url(${blur})` }), ...limit, ...cut }}
        />
      </Travelling>
    </picture>
  );
}

function Travelling({ name, children }: { name: string | undefined; children: ReactNode }) {
  return name ? <ViewTransition name={name}>{children}</ViewTransition> : children;
}

function writeSrcSet({ hash, width: own }: PictureData, sizes: string): string | undefined {
  if (!hash) return undefined;
  const widths = pickWidths(own, sizes);
  return widths.map((width) => `${variantAddress({ hash, width })} ${width}w`).join(', ');
}

function preloadPicture(src: string, imageSrcSet: string | undefined, imageSizes: string) {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  preload(src, imageSrcSet ? { ...options, type: 'image/avif', imageSrcSet, imageSizes } : options);
}

type DrawingProps = {
  src: string;
  width: number;
  height: number;
  /** Left out where the words beside it say the same. */
  alt?: string;
  isFirst?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** Shows a file unchanged: a drawing, or a picture too small to need variants. */
export function Drawing({
  src,
  width,
  height,
  alt = '',
  isFirst = false,
  className,
  style,
}: DrawingProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      className={clsx('h-auto', className)}
      style={style}
    />
  );
}
