import { shareImageSize } from '@/site/link-preview';
import type { Shape } from './card';

/** Positions on a preview, in pixels. */
export const leftEdge = 64;
/** The tide line: pictures end on it, the water is below. */
export const tideLine = 504;

/** How wide a picture of each shape is; pictures end at the right edge of the preview. */
const pictureWidth = {
  cover: 500,
  screens: 680,
  portrait: 430,
  drawing: 560,
} as const satisfies Record<Shape, number>;
const pictureTop = 60;
const gap = 40;

/** Returns the box of a picture: at the right edge, its bottom on the tide line. */
export function picturePlace(shape: Shape) {
  const width = pictureWidth[shape];
  return {
    left: shareImageSize.width - width,
    top: pictureTop,
    width,
    height: tideLine - pictureTop,
  };
}

/**
 * Returns how wide the text may be beside a picture of this shape; without a picture, as wide as the dark sea on the
 * left.
 */
export function columnWidth(shape: Shape | undefined): number {
  return shape ? picturePlace(shape).left - gap - leftEdge : 560;
}
