/** The colours the provider takes for its page, as it wants them: six hexadecimal digits and no number sign. */
export type WidgetColours = { backgroundColor: string; textColor: string; primaryColor: string };

/** Reads the theme's colours off an element, so that the calendar is day or night as the page is. */
export function readWidgetColours(element: HTMLElement): WidgetColours {
  const { backgroundColor, color, accentColor } = getComputedStyle(element);
  return {
    backgroundColor: toHex(backgroundColor),
    textColor: toHex(color),
    primaryColor: toHex(accentColor),
  };
}

/** Paints a pixel and reads it: the one way to have any CSS colour, OKLCH too, in plain red, green and blue. */
function toHex(colour: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { colorSpace: 'srgb' });
  if (!brush) return '';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}
