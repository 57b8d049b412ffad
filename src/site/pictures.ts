/** How wide (pixels) photographs are sent, at most as wide as they are: a browser takes the next wider one. */
export const pictureWidths = [64, 128, 256, 320, 420, 640, 828, 1080, 1440, 1920] as const;

/**
 * How photographs are written, as AVIF: `quality` of 100, `effort` of 9. One more effort doubles the time for a tenth
 * fewer bytes. A change gives every picture a new address (`src/features/pictures/hash.ts`), so nobody sees old ones.
 */
export const pictureEncoding = { quality: 39, effort: 2 } as const;
