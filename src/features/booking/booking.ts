/** The 30-minute call: the booking provider and the sizes of its widget (docs/specification.md, sections 2 and 9). */
export const booking = {
  provider: 'calendly',
  url: 'https://calendly.com/amberline-example/30min',
  /** The origin of the widget's frame and of its messages. */
  origin: 'https://calendly.com',
  minutes: 30,
  /** The height on the scheduling page, in pixels; the width is all there is. */
  inlineHeight: 700,
  /** The height of the popup by default, in pixels. */
  popupHeight: 630,
  popupMinWidth: 320,
  /** Milliseconds after which a frame that has not loaded counts as failed. */
  patienceMs: 8000,
} as const;
