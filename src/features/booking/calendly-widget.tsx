'use client';

import { useEffect, useRef, useState } from 'react';
import { InlineWidget } from 'react-calendly';
import { booking } from './booking';
import { readWidgetColours, type WidgetColours } from './widget-colours';

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
