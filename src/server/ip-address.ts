const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/**
 * The group of addresses one client can choose from: an IPv4 address itself, or the /64 of an IPv6
 * address (what a provider hands to one household). Accepts a port and brackets, as some proxies
 * write them. Undefined for anything that is not an address.
 */
export function addressGroup(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (ipv4.test(address)) return address.split('.').map(Number).join('.');
  const words = ipv6Words(address);
  if (!words) return undefined;
  return mappedIpv4(words) ?? `${words.slice(0, 4).map(toHex).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text);
  if (bracketed) return bracketed[1] ?? '';
  return /^[\d.]+:\d{1,5}$/.test(text) ? text.replace(/:\d+$/, '') : text;
}

/** The eight 16-bit words of an IPv6 address. The URL parser brings every spelling into one form. */
function ipv6Words(address: string): number[] | undefined {
  if (!/^[\da-f:.]+$/i.test(address) || !address.includes(':')) return undefined;
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const left = hexWords(head);
  const right = hexWords(tail ?? '');
  const zeros = new Array<number>(8 - left.length - right.length).fill(0);
  return [...left, ...zeros, ...right];
}

function hexWords(text: string): number[] {
  return text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16));
}

/** `::ffff:a.b.c.d` is an IPv4 client seen through an IPv6 socket. */
function mappedIpv4(words: number[]): string | undefined {
  if (words.slice(0, 5).some((word) => word !== 0) || words[5] !== 0xffff) return undefined;
  return words
    .slice(6)
    .flatMap((word) => [word >> 8, word & 255])
    .join('.');
}

function toHex(word: number): string {
  return word.toString(16);
}
