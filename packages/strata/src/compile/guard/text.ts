/** Text that satteri and remark read differently, with the reason a report gives. */
const textObstacles: readonly TextObstacle[] = [
  { pattern: /^\uFEFF/, because: 'it begins with a byte order mark' },
  {
    pattern: /^\+\+\+/,
    because: 'it begins with +++, which satteri takes for frontmatter',
  },
  {
    // Indented by four or more: what ends a paragraph in MDX, where indented code is not.
    pattern: /^[ \t>]*(?: {4}|\t)[ \t]*(?:\[[^\]\n]*(?:\]:|$)|=+[ \t]*$|-+[ \t]*$)/m,
    because: 'a definition or the line under a heading is indented',
  },
  {
    pattern: /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[^\]]+\]:/m,
    because: 'a list item begins with a definition',
  },
  {
    pattern: /[\uDC00-\uDFFF](?:www\.|https?:\/\/|[\w.+-]+@)/i,
    because: 'an address follows an emoji without a space',
    gfm: true,
  },
  {
    pattern:
      /^(?![ \t>]*([-*])(?:[ \t]*\1){2,}[ \t]*$)[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:[-*+]|\d+[.)])[ \t]*\n[ \t>]*$/m,
    because: 'an empty line follows an empty list item',
  },
  {
    pattern: /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[ xX]\][ \t]*$/m,
    because: 'a task has no words',
    gfm: true,
  },
  {
    pattern: /https?:\/\/(?![a-z0-9])|\/[\w.+-]+@/i,
    because: 'an address begins with a sign',
    gfm: true,
  },
  {
    // Such characters are symbols to satteri and letters to remark.
    pattern: /[^\s_*~][_*~]+[\uD800-\uDBFF]|[\uDC00-\uDFFF][_*~]+[^\s_*~]/,
    because: 'emphasis touches an emoji',
  },
  {
    pattern: /(?:https?:\/\/|www\.)\S*\\/i,
    because: 'an address has a backslash',
    gfm: true,
  },
  {
    pattern: /(?:www\.|https?:\/\/|\w@\w)[^\s|]*\|/i,
    because: 'an address touches the end of a cell',
    gfm: true,
  },
  {
    pattern: /^[ \t>]*\[\^[^\]\n]+\]:[\s\S]*(?:\{[^}\n]*|<[^>\n]*)$/m,
    because: 'a tag or an expression of several lines may stand in a footnote',
    gfm: true,
  },
  { pattern: /!\[[^\]]*</, because: 'the words of a picture have a <' },
  { pattern: /\[[^\]\n]*\\\|/, because: 'a label has an escaped |', gfm: true },
  { pattern: /\(<[^>\n]*\|/, because: 'an address in angle brackets has a |', gfm: true },
];

interface TextObstacle {
  readonly pattern: RegExp;
  readonly because: string;
  /** Only with remark-gfm. */
  readonly gfm?: true;
}

/** Why a document cannot be left to satteri, judged by its text alone; nothing where it can. */
export function findTextObstacle(text: string, gfm: boolean): string | undefined {
  return textObstacles.find((one) => (gfm || !one.gfm) && one.pattern.test(text))?.because;
}
