/** The 30-minute call: where it is booked and how large its widget is (specification, sections 2 and 9). */
export const booking = {
  provider: 'calendly',
  url: 'https://calendly.com/amberline-example/30min',
  /** Where the widget's frame and its messages come from. */
  origin: 'https://calendly.com',
  minutes: 30,
  /** Pixels on the scheduling page; the width is all there is. */
  inlineHeight: 700,
  /** Pixels of the popup, where nothing else is said. */
  popupHeight: 630,
  popupMinWidth: 320,
  /** Milliseconds after which a frame that has not loaded is given up. */
  patienceMs: 8000,
} as const;
