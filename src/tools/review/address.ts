/** Says whether a text is an address of the site and nothing else: no origin, no query, no way out of a folder. */
export function isAddress(text: string): boolean {
  return text === '/' || (text.length <= 300 && /^(?:\/[\w~-]+(?:\.[\w~-]+)*)+$/.test(text));
}

/** Says whether a page can be seen there: feeds, sitemap and pictures end in the kind of their file. */
export const isPage = (address: string): boolean => !/\.[a-z0-9]+$/i.test(address);
