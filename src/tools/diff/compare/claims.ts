/** What a visitor may hold the site to: a number, a price, a date, a link to another site. */
export type Claim = { before?: string; after?: string };

const link = /https?:\/\/[^\s)"'>\]]+/g;
const sum = /(?:[$€£]\s?)?\d[\d.,  ]*\d%?|(?:[$€£]\s?)?\d%?/g;
const unit =
  /^\s?(?:%|USD|PLN|EUR|zł|days?|hours?|weeks?|months?|years?|dni|godzin\p{L}*|tygodni\p{L}*|miesi\p{L}*|lat)\b/iu;

/** Returns the claims that one text makes and the other does not: pairs where as many are gone as are new. */
export function compareClaims(before = '', after = ''): Claim[] {
  const [old, now] = [claimsIn(before), claimsIn(after)];
  const gone = without(old, now);
  const fresh = without(now, old);
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index) => ({
    ...(gone[index] !== undefined && { before: gone[index] }),
    ...(fresh[index] !== undefined && { after: fresh[index] }),
  }));
}

function claimsIn(text: string): string[] {
  const links = text.match(link) ?? [];
  const rest = text.replaceAll(link, ' ').replaceAll(/\]\([^)]*\)|[`"][/#][^`"]*[`"]/g, ' ');
  const numbers = [...rest.matchAll(sum)].map((match) => {
    const end = match.index + match[0].length;
    return `${match[0].trim()}${unit.exec(rest.slice(end))?.[0] ?? ''}`;
  });
  return [...links.map((one) => one.replace(/[.,;:]$/, '')), ...numbers];
}

/** The items of one list that the other lacks, each as often as it is more there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const place = left.indexOf(item);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}
