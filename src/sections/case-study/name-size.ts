const sizes = {
  card: ['text-heading', 'text-title', 'text-title'],
  page: ['text-hero', 'text-page', 'text-heading'],
  next: ['text-page', 'text-heading', 'text-title'],
} as const;

/** Returns the text size of a product's name. It may have 60 characters, or one long word, and still has to fit a phone. */
export function nameSize(name: string, place: keyof typeof sizes): string {
  const longestWord = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  const [usual, long, veryLong] = sizes[place];
  if (name.length > 30 || longestWord > 16) return veryLong;
  return name.length > 14 || longestWord > 11 ? long : usual;
}
