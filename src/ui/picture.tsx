import clsx from 'clsx';
import NextImage from 'next/image';
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

/** Shows a picture at the size it needs. Drawings (SVG) are sent as they are. */
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
  return (
    <NextImage
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      quality={60}
      preload={first}
      {...(first && { fetchPriority: 'high' as const })}
      {...(blur && { placeholder: 'blur' as const, blurDataURL: blur })}
      className={clsx('h-auto', className)}
    />
  );
}
