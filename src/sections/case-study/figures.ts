export type TextPart = { text: string; isFigure: boolean };

const figure = /[$€£]?\d(?:[\d.,\u00a0 ]*\d)?(?:[\u00a0 ]?%)?/gu;

/** Splits a sentence at its figures (`97%`, `$2,900`, `41,000`); the parts, joined, are the sentence again. */
export function splitFigures(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(figure)) {
    if (index > end) parts.push({ text: sentence.slice(end, index), isFigure: false });
    parts.push({ text, isFigure: true });
    end = index + text.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), isFigure: false });
  return parts;
}
