const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /\p{Emoji_Presentation}|\p{Regional_Indicator}/u;
const emojiSelector = '\uFE0F';
/** The letters of China, Japan and Korea, and forms made as wide as they are. */
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]/u;
/** Characters that take no room, and control characters: a report shows them by their number. */
const invisible = /^[\p{Cc}\p{Cf}\u2028\u2029]+$/u;
const tabStop = 4;

/** What a reader takes for one letter: where it stands in the text, as it is shown, and how many columns it takes. */
export interface Cell {
  /** In UTF-16 units. */
  readonly start: number;
  readonly shown: string;
  readonly width: number;
}

/** Takes a line apart into letters as a terminal shows them; tabs become spaces. */
export function cellsOf(line: string): Cell[] {
  let column = 0;
  return Array.from(segments.segment(line), ({ segment, index: start }) => {
    const shown = showLetter(segment, column);
    const width = widthOf(shown, segment);
    column += width;
    return { start, shown, width };
  });
}

function showLetter(letter: string, column: number): string {
  if (letter === '\t') return ' '.repeat(tabStop - (column % tabStop));
  if (!invisible.test(letter)) return letter;
  return Array.from(letter, (one) => {
    const code = one.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  }).join('');
}

function widthOf(shown: string, letter: string): number {
  if (shown !== letter) return shown.length;
  return emoji.test(letter) || letter.includes(emojiSelector) || wide.test(letter) ? 2 : 1;
}
