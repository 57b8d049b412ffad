/** The tokens of `tokens.css` that previews use, as hex: the drawing libraries read nothing else. */
export const palette = {
  night: '#081017',
  tide: '#35949d',
  amber: '#f3a33c',
  amberLit: '#fbbf62',
  onNight: '#f6f1e8',
  onNightMuted: '#c3bcae',
} as const;
