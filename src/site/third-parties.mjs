// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Needs what a third party has to be allowed on every page: the first document's policy also governs
 *   each page reached from it without a full load
 * @property {readonly string[]} frames origins of its frames
 * @property {readonly string[]} connections origins asked for data
 * @property {readonly string[]} styles inline styles its library writes, by their hashes
 */

export const thirdParties = {
  /** The booking calendar, on /schedule and in its popup. */
  calendly: {
    frames: ['https://calendly.com'],
    connections: [],
    styles: [
      // react-calendly 4.4 puts an empty style element into the head and then fills it: the second is its whole text.
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-4TJAxYKKY+dq8by7vr+lhrNivykeOkUe1RjZXmOIatg='",
    ],
  },
  /** Videos kept at Vimeo, loaded on play; their length and allowed speeds are asked for then. */
  vimeo: {
    frames: ['https://player.vimeo.com'],
    connections: ['https://vimeo.com'],
    styles: [],
  },
  /** Videos kept at YouTube, loaded on play. */
  youtube: { frames: ['https://www.youtube-nocookie.com'], connections: [], styles: [] },
};

/** @typedef {keyof typeof thirdParties} ThirdParty */

export const everyThirdParty = /** @type {ThirdParty[]} */ (Object.keys(thirdParties));

/** Where the content step writes which third parties the site uses (`src/tools/content/third-parties.ts`). */
export const thirdPartyFile = '.contentlayer/third-parties.json';

/** @type {readonly ThirdParty[] | undefined} */
let used;

/**
 * Returns the third parties that the site uses. All of them where the list cannot be read: a video that does not play
 * is worse than a host too many.
 */
export function readThirdParties() {
  used ??= parseThirdParties(readList());
  return used;
}

/** @param {string} text the content of the list */
export function parseThirdParties(text) {
  try {
    const names = JSON.parse(text);
    return Array.isArray(names)
      ? everyThirdParty.filter((name) => names.includes(name))
      : everyThirdParty;
  } catch {
    return everyThirdParty;
  }
}

function readList() {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), thirdPartyFile), 'utf8');
  } catch {
    return '';
  }
}

/** @param {readonly ThirdParty[]} names */
export function needsOf(names) {
  /** @type {Needs[]} */
  const needs = names.map((name) => thirdParties[name]);
  return {
    frames: needs.flatMap(({ frames }) => frames),
    connections: needs.flatMap(({ connections }) => connections),
    styles: needs.flatMap(({ styles }) => styles),
  };
}
