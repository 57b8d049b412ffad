/**
 * Flat colours of the drawings, mid-toned so that each reads on night ink and on day paper.
 * The comments give the token or OKLCH value each was taken from.
 */
export const PAINT = {
  cream: '#fff0d2', // oklch(0.96 0.04 85)
  linen: '#efd6a4', // oklch(0.88 0.07 83), cream in shade
  pale: '#fbcf7c', // oklch(0.88 0.11 80)
  amber: '#f3a33c', // the site's amber, oklch(0.78 0.16 70)
  honey: '#de8420', // oklch(0.70 0.155 62)
  cognac: '#b5600f', // oklch(0.58 0.14 56)
  ember: '#823c08', // oklch(0.44 0.115 52)
  umber: '#3b1a07', // oklch(0.26 0.06 50)
  tide: '#35949d', // the site's tide, oklch(0.62 0.09 200)
  deep: '#1f6973', // oklch(0.48 0.08 205)
} as const;

export type Paint = keyof typeof PAINT;
