import type { CSSProperties } from 'react';

type AccentStyle = CSSProperties & { '--accent'?: string };

/** Returns the style that hands a product's colour to the `accent-*` utilities; without one the house amber holds. */
export function accentStyle(accent: string | undefined): AccentStyle {
  return accent === undefined ? {} : { '--accent': accent };
}
