import clsx from 'clsx';

type Props = {
  src: string;
  width: number;
  height: number;
  /** Left out where the words beside it say the same. */
  alt?: string;
  isFirst?: boolean;
  className?: string;
};

/** An SVG, sent as it is: the image optimizer takes only photographs. */
export function Drawing({ src, width, height, alt = '', isFirst = false, className }: Props) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      className={clsx('h-auto', className)}
    />
  );
}
