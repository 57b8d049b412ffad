/** The widths of a photograph's variants, in pixels, up to its own width. A browser takes the next wider one. */
export const pictureWidths = [64, 128, 256, 320, 420, 640, 828, 1080, 1440, 1920] as const;

/**
 * How photographs are encoded as AVIF: `quality` out of 100, `effort` out of 9. One more effort doubles the time for a
 * tenth fewer bytes. A change gives every picture a new address (`src/features/pictures/encode.ts`), so no one sees old
 * ones.
 */
export const pictureEncoding = { quality: 39, effort: 2 } as const;
