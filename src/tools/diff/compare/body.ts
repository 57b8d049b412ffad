import GithubSlugger from 'github-slugger';
import { compareLists, countWords } from './words';

/** What changed below one heading of a body. */
export type SectionChange = {
  /** The heading as it is now, or was: '## Costs'; '' above the first. */
  heading: string;
  kind: 'added' | 'removed' | 'retitled' | 'changed';
  /** The heading as it was, where it has changed. */
  earlier?: string;
  /** The fragments of its address, where they differ. */
  anchor?: { before: string; after: string };
  added: number;
  removed: number;
  /** The lines that changed: a sentence each. */
  sentences: readonly { before?: string; after?: string }[];
};

type Section = { heading: string; id: string; lines: readonly string[] };

/** Compares two bodies heading by heading. */
export function compareBodies(before: string, after: string): SectionChange[] {
  const [old, now] = [splitBody(before), splitBody(after)];
  const found: SectionChange[] = [];
  for (const [one, other] of pairSections(old, now)) {
    const { heading = '', lines = [] } = other ?? one ?? {};
    const earlier = one && other && one.heading !== other.heading ? one.heading : undefined;
    const [was, is] = [one?.lines ?? [], other ? lines : []];
    const sentences = compareLines(was, is);
    if (sentences.length === 0 && one && other && earlier === undefined) continue;
    found.push({
      heading,
      kind: !one ? 'added' : !other ? 'removed' : earlier === undefined ? 'changed' : 'retitled',
      ...(earlier !== undefined && { earlier }),
      ...(one && other && one.id !== other.id && { anchor: { before: one.id, after: other.id } }),
      ...countWords(was.join('\n'), is.join('\n')),
      sentences,
    });
  }
  return found;
}

/** Cuts a body before each heading; what stands in a code block is no heading. */
function splitBody(body: string): Section[] {
  const slugger = new GithubSlugger();
  const sections: { heading: string; id: string; lines: string[] }[] = [
    { heading: '', id: '', lines: [] },
  ];
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark[0];
    else if (mark?.startsWith(fence ?? ' ')) fence = undefined;
    const title = fence === undefined ? /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1] : undefined;
    if (title !== undefined) {
      const id = slugger.slug(title.replaceAll(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1'));
      sections.push({ heading: line.trim(), id, lines: [] });
    } else if (line.trim() !== '') sections.at(-1)?.lines.push(line.trim());
  }
  return sections;
}

/** Pairs sections by heading; between two such pairs, by place where as many are gone as are new. */
function pairSections(old: readonly Section[], now: readonly Section[]) {
  const name = ({ heading }: Section, place: number, all: readonly Section[]) =>
    `${heading} ${all.slice(0, place).filter((one) => one.heading === heading).length}`;
  const [before, after] = [old.map(name), now.map(name)];
  const pairs: [Section | undefined, Section | undefined][] = [];
  const take = (names: readonly string[], all: readonly string[], from: readonly Section[]) =>
    names.map((one) => from[all.indexOf(one)]);
  let gone: (Section | undefined)[] = [];
  for (const { kind, words } of [...compareLists(before, after), { kind: 'same', words: [] }]) {
    if (kind === 'gone') {
      gone = take(words, before, old);
      continue;
    }
    const here = take(words, after, now);
    if (kind === 'new' && gone.length === here.length) {
      for (const [index, section] of here.entries()) pairs.push([gone[index], section]);
      gone = [];
      continue;
    }
    for (const section of gone) pairs.push([section, undefined]);
    gone = [];
    const earlier = kind === 'same' ? take(words, before, old) : [];
    for (const [index, section] of here.entries()) pairs.push([earlier[index], section]);
  }
  return pairs;
}

/** Pairs the lines that differ, in their order. */
function compareLines(before: readonly string[], after: readonly string[]) {
  const sentences: { before?: string; after?: string }[] = [];
  let gone: readonly string[] = [];
  const flush = (fresh: readonly string[]) => {
    for (let at = 0; at < Math.max(gone.length, fresh.length); at += 1) {
      const [one, other] = [gone[at], fresh[at]];
      sentences.push({
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
      });
    }
    gone = [];
  };
  for (const { kind, words } of compareLists(before, after)) {
    if (kind === 'gone') gone = words;
    else flush(kind === 'new' ? words : []);
  }
  flush([]);
  return sentences;
}
