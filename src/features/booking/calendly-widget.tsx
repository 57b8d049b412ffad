'use client';

import { useEffect, useRef, useState } from 'react';
import { InlineWidget } from 'react-calendly';
import { booking } from './booking';

/**
 * The provider's frame and nothing else: the spinner and the messages are ours, as the library's own are neither
 * spoken to screen readers nor held against their origin. The colours are those of the moment it opens: another
 * address would reload the frame and lose what the visitor has chosen.
 */
export function CalendlyWidget({ title }: { title: string }) {
  const ground = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<WidgetColours>();
  useEffect(() => {
    if (ground.current) setColours(readWidgetColours(ground.current));
  }, []);
  return (
    <div ref={ground} className="size-full bg-raised">
      {colours && (
        <InlineWidget
          url={booking.url}
          iframeTitle={title}
          className="size-full"
          pageSettings={{ ...colours, hideGdprBanner: true }}
          LoadingSpinner={NoSpinner}
        />
      )}
    </div>
  );
}

const NoSpinner = () => null;

/** The colours the provider takes for its page, as it wants them: six hexadecimal digits and no number sign. */
type WidgetColours = { backgroundColor: string; textColor: string; primaryColor: string };

/** Reads the theme's colours off an element, so that the calendar is day or night as the page is. */
function readWidgetColours(element: HTMLElement): WidgetColours {
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
