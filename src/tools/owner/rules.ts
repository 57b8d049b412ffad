import type { Piece } from './pieces';

/** How a text shows that it is still the demo's. */
export type Sign = 'address' | 'account' | 'phone' | 'number' | 'name';

/** What the project calls its invented agency, wherever words name it. */
const demoName = 'Amberline';

/*
 * No list of today's values: addresses and accounts of the demo are such as belong to no one, so a new one is found
 * like an old one, and one that has been replaced is not.
 */
const signs: Readonly<Record<Sign, RegExp>> = {
  // RFC 2606 keeps .example for such texts.
  address: /(?<![\w./-])(?:https?:\/\/|[\w.+-]+@)?(?:[a-z0-9-]+\.)+example\b(?![.-]\w)[^\s"')\]>]*/,
  account: /https?:\/\/[^\s"')]*\b[a-z0-9]+-example\b[^\s"')]*/,
  // The exchange 000 is assigned to no one.
  phone: /\+\d{1,3}(?: \d{1,3})? 000(?: \d{2,4})+/,
  number: /^0(?:[ -]?0){6,}$/,
  name: new RegExp(`\\b${demoName}\\b`),
};

/** Returns by which sign a text is the demo's, and the part that shows it; undefined where nothing does. */
export function findSign({ text, kind }: Piece): { sign: Sign; found: string } | undefined {
  for (const [name, pattern] of Object.entries(signs)) {
    const sign = name as Sign;
    // Prose may have long numbers, and a row of zeros in it is none of a register.
    if (sign === 'number' && kind !== 'code') continue;
    const [found] = pattern.exec(text) ?? [];
    if (found) return { sign, found: sign === 'name' ? clip(text) : found };
  }
  return undefined;
}

/** The line a name stands in, short enough for a terminal. */
function clip(text: string): string {
  const line = text.trim().replace(/^"[\w-]+": /, '');
  return line.length > 72 ? `${line.slice(0, 71)}…` : line;
}
