import clsx from 'clsx';
import { getImageProps } from 'next/image';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { Drawing } from './drawing';

/** A picture as the collections give it: its size in pixels and a tiny blurred stand-in (absent for drawings). */
export type PictureData = {
  src: string;
  alt: string;
  width: number;
  height: number;
  blur?: string;
};

type Props = {
  image: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The words beside it say the same: hide it from screen readers. */
  decorative?: boolean;
  /** The largest picture of the first screen: load it before anything else. */
  first?: boolean;
};

/**
 * Shows a picture at the size it needs; drawings (SVG) are sent as they are. Plain markup with Next's optimized
 * addresses: the `Image` component would send 5 KB of script to do what `loading="lazy"` does.
 */
export function Picture({ image, sizes, className, decorative = false, first = false }: Props) {
  const { src, width, height, blur } = image;
  const alt = decorative ? '' : image.alt;
  if (src.endsWith('.svg')) {
    return (
      <Drawing
        src={src}
        alt={alt}
        width={width}
        height={height}
        isFirst={first}
        {...(className && { className })}
      />
    );
  }
  const { props } = getImageProps({ src, alt, width, height, sizes, quality: 60 });
  if (first) preloadPicture(props);
  return (
    <img
      {...props}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      className={clsx('h-auto', className)}
      style={blur ? { background: `center / cover url(${blur})` } : {}}
    />
  );
}

type Sources = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> & { src: string };

function preloadPicture({ src, srcSet, sizes }: Sources) {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet }),
    ...(sizes && { imageSizes: sizes }),
  });
}
