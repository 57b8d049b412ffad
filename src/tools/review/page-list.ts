import { readMoment } from '../../site/clock.mjs';
import { Refusal } from '../refusal';
import { isAddress, isPage } from './address';
import { type Diff, readDiff } from './read-results';
import { listTouched } from './touched-pages';

/** Which addresses are pages that can be photographed, most touched first. */
export interface PageList {
  readonly pages: readonly string[];
  /** Touched as well, but more than were asked for. */
  readonly left: readonly string[];
  /** When the last of what is to come is public: before, there would be nothing to see. */
  readonly moment?: string;
}

/**
 * Reads addresses from the JSON of `content:diff`, or from a text with one in a line, and takes the first `most` pages.
 * Throws a `Refusal` where a line is no address: it becomes the name of a folder.
 */
export function listPages(text: string, most: number): PageList {
  const isJson = text.trimStart().startsWith('{');
  const diff = isJson ? readDiff(text) : undefined;
  const pages = (diff ? listShown(diff) : readLines(text)).filter(isPage);
  const moment = diff && lastToAppear(diff);
  return { pages: pages.slice(0, most), left: pages.slice(most), ...(moment && { moment }) };
}

function lastToAppear({ moments = [] }: Diff): string | undefined {
  return moments
    .filter(({ time, what }) => what === 'appears' && readMoment(time) !== undefined)
    .map(({ time }) => time)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

/** What content touches, then where changed code is looked at: no one approves of code by its pages. */
function listShown(diff: Diff): string[] {
  const touched = listTouched(diff).map(({ address }) => address);
  const samples = (diff.code ?? []).flatMap((one) => one.samples).filter(isAddress);
  return [...new Set([...touched, ...samples])];
}

function readLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const addresses = [...new Set(lines.filter((line) => line !== ''))];
  const strange = addresses.find((address) => !isAddress(address));
  if (strange === undefined) return addresses;
  throw new Refusal(`"${strange}" is no address of a page; write them like /blog, one in a line.`);
}
