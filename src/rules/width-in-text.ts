/** The width of a column of text (`--container-measure`), and a height a laptop shows in one piece; in CSS pixels. */
const column = 672;
const tallest = 720;

/**
 * Returns the most CSS pixels a picture is drawn wide in a text, from its size in pixels: a drawing (SVG) has as many as
 * it needs, any other would blur beyond its own.
 */
export function widestInText(picture: { src: string; width: number; height: number }): number {
  const { src, width, height } = picture;
  const own = src.endsWith('.svg') ? column : width;
  return Math.min(column, own, Math.round((tallest * width) / height));
}
