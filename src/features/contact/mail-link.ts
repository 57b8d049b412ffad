/** Windows opens no longer address than 2048 characters, and says nothing. */
const longest = 2000;
const cutMark = ' […]';

/** Returns a `mailto:` address with a subject and as much of the text as mail programs take. */
export function mailLink(to: string, subject: string, text: string): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(withPlainSpaces(subject))}&body=`;
  const whole = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n').toWellFormed());
  if (start.length + whole.length <= longest) return start + whole;
  const end = encodeURIComponent(cutMark);
  const room = longest - start.length - end.length;
  // Not through the bytes of one character: its last ones begin with 8, 9, A or B.
  const body = whole.slice(0, room).replace(/%[\dA-F]?$/, '');
  return start + trimCharacter(body) + end;
}

/** Removes the bytes at the end of a percent-encoded text that are not a whole character. */
function trimCharacter(encoded: string): string {
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return trimCharacter(encoded.replace(/%[\dA-F]{2}$/, ''));
  }
}

/** The site's own words have spaces that do not break, which mail programs would show as something else. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
