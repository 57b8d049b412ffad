'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;
type CarouselMotionProps = {
  /** The frame through which the strip is seen; its `scroll-padding-left` is where the chosen slide begins. */
  viewport: RefObject<HTMLElement | null>;
  /** Called once the script moves the strip, with the API that moves it. */
  onReady: (api: CarouselApi) => void;
  /** Called when a visitor has chosen another slide by button, swipe or click. */
  onSelect: (index: number) => void;
};

const options = {
  // Off until the strip no longer scrolls by itself: both at once would be seen as a jump.
  active: false,
  loop: true,
  containScroll: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/**
 * Makes a plain strip of slides endless and lets visitors swipe it; draws nothing. Slides do not advance by themselves:
 * the interval of 3 seconds is cancelled at once (docs/specification.md, section 4).
 */
export function CarouselMotion({ viewport, onReady, onSelect }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel(options);
  useLayoutEffect(() => attach(viewport.current), [attach, viewport]);
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!api || !frame) return;
    const startIndex = findSnapped(frame);
    frame.dataset.live = 'true';
    api.reInit({ active: true, startIndex, align: () => readInset(frame) });
    onReady(api);
  }, [api, viewport, onReady]);
  useEffect(() => {
    const frame = viewport.current;
    if (!api || !frame) return;
    const report = () => onSelect(api.selectedScrollSnap());
    const follow = (event: MouseEvent) => scrollToClicked(api, event);
    api.on('select', report);
    frame.addEventListener('click', follow);
    return () => {
      api.off('select', report);
      frame.removeEventListener('click', follow);
    };
  }, [api, viewport, onSelect]);
  return null;
}

const readInset = (viewport: HTMLElement) =>
  Number.parseFloat(getComputedStyle(viewport).scrollPaddingLeft) || 0;

/** Returns the index of the slide at the left edge while the browser still scrolls the strip. */
function findSnapped(viewport: HTMLElement): number {
  const edge = viewport.getBoundingClientRect().left + readInset(viewport);
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Brings a picture that peeks in from the side forward when it is clicked; the buttons do so for everyone else. */
function scrollToClicked(api: CarouselApi, event: MouseEvent) {
  const { target } = event;
  const index = api
    .slideNodes()
    .findIndex((slide) => target instanceof Node && slide.contains(target));
  if (index < 0 || index === api.selectedScrollSnap()) return;
  // A picture that is a link leads on only from the front.
  event.preventDefault();
  api.scrollTo(index);
}
