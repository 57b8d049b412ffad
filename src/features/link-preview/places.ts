import { shareImageSize } from '@/site/link-preview';
import type { Shape } from './card';

/** Where things stand on a preview, in pixels. */
export const leftEdge = 64;
/** The tide line: pictures stand on it, what is below is water. */
export const tideLine = 504;

/** How wide a picture is; it leaves the preview to the right. */
const pictureWidth = {
  cover: 500,
  screens: 680,
  portrait: 430,
  drawing: 560,
} as const satisfies Record<Shape, number>;
const pictureTop = 60;
const gap = 40;

/** The place of a picture: flush with the right edge, its foot on the tide line. */
export function picturePlace(shape: Shape) {
  const width = pictureWidth[shape];
  return {
    left: shareImageSize.width - width,
    top: pictureTop,
    width,
    height: tideLine - pictureTop,
  };
}

/** How wide the words may be beside a picture of this shape; beside none, the dark left of the sea. */
export function columnWidth(shape: Shape | undefined): number {
  return shape ? picturePlace(shape).left - gap - leftEdge : 560;
}
