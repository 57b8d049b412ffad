'use client';

import { useEffect, useRef, useState } from 'react';
import { InlineWidget } from 'react-calendly';
import { booking } from './booking';

/**
 * The provider's frame and nothing else; the provider's notice about its cookies is part of it. The spinner and the messages are ours: the library does not announce its
 * spinner to screen readers, and does not check the origin of messages. The colours stay those of the moment the frame
 * opens: another address would reload the frame and lose what the visitor has chosen.
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
          pageSettings={colours}
          LoadingSpinner={NoSpinner}
        />
      )}
    </div>
  );
}

const NoSpinner = () => null;

/** The colours of the provider's page, in its format: six hexadecimal digits without a number sign. */
type WidgetColours = { backgroundColor: string; textColor: string; primaryColor: string };

/** Reads the theme's colours from an element, so that the calendar is light or dark like the page. */
function readWidgetColours(element: HTMLElement): WidgetColours {
  const { backgroundColor, color, accentColor } = getComputedStyle(element);
  return {
    backgroundColor: toHex(backgroundColor),
    textColor: toHex(color),
    primaryColor: toHex(accentColor),
  };
}

/** Returns any CSS colour, OKLCH too, as hexadecimal digits: only a painted pixel gives red, green and blue. */
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
