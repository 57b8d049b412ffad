/** Returns a text as pages and sources have it in common: one space between words, none that does not break. */
export function evenOut(text: string): string {
  return text.normalize('NFC').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the key of a text that is one number with signs around it, such as a price; undefined for other texts. */
export function numberKey(text: string): string | undefined {
  const isNumber = /^[^\p{L}\d]{0,3}\d[\d\s.,]*\p{L}{0,3}[^\p{L}\d]{0,3}$/u.test(text);
  if (!isNumber) return undefined;
  return `#${text.replaceAll(/\D/g, '')}`;
}
