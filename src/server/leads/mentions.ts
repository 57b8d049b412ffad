/** Says whether a text names a mail address: as a whole, in letters of any case. */
export function mentions(text: string, address: string): boolean {
  const inside = /[\p{L}\p{N}._%+-]/u;
  const [here, wanted] = [text.toLowerCase(), address.toLowerCase()];
  for (let at = here.indexOf(wanted); at >= 0 && wanted; at = here.indexOf(wanted, at + 1)) {
    const isBegun = at > 0 && inside.test(here.charAt(at - 1));
    const goesOn = /^[.]?[\p{L}\p{N}-]/u.test(here.slice(at + wanted.length));
    if (!isBegun && !goesOn) return true;
  }
  return false;
}
