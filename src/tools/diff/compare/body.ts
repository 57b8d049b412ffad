import GithubSlugger from 'github-slugger';
import { areSeenAlike, emptyComment, emptyComments } from './seen';
import { compareSentences, type SentenceChange } from './sentences';
import { compareLists, countWords, wordsOf } from './words';

/** What changed below one heading of a body. */
export type SectionChange = {
  /** The heading as it is now, or was: '## Costs'; '' above the first. */
  heading: string;
  kind: 'added' | 'removed' | 'retitled' | 'changed' | 'reshaped';
  /** The heading as it was, where it has changed. */
  earlier?: string;
  /** The fragments of its address, where they differ. */
  anchor?: { before: string; after: string };
  added: number;
  removed: number;
  /** The lines that changed: a sentence each. Those of a reshaped section have the same words in another form. */
  sentences: readonly SentenceChange[];
};

type Section = { heading: string; id: string; lines: readonly string[]; text: string };

/** Compares two bodies heading by heading. */
export function compareBodies(before: string, after: string): SectionChange[] {
  const [old, now] = [before, after].map((body) => splitBody(emptyComments(body)));
  return pairSections(old ?? [], now ?? []).flatMap(([one, other]): SectionChange[] => {
    const { heading = '' } = other ?? one ?? {};
    const earlier = one && other && one.heading !== other.heading ? one.heading : undefined;
    const isSame = one && other && areSeenAlike(one.text, other.text);
    if (isSame && earlier === undefined) return [];
    const [was, is] = [one?.lines ?? [], other?.lines ?? []];
    const isReshaped =
      one && other && wordsOf(was.join(' ')).join(' ') === wordsOf(is.join(' ')).join(' ');
    const sentences = isReshaped ? [] : compareSentences(was, is);
    return [
      {
        heading,
        kind: kindOf(one, other, {
          isRetitled: earlier !== undefined,
          isReshaped: isReshaped === true,
        }),
        ...(earlier !== undefined && { earlier }),
        ...(one && other && one.id !== other.id && { anchor: { before: one.id, after: other.id } }),
        ...countWords(was.join('\n'), is.join('\n')),
        sentences,
      },
    ];
  });
}

function kindOf(
  one: Section | undefined,
  other: Section | undefined,
  { isRetitled, isReshaped }: { isRetitled: boolean; isReshaped: boolean },
): SectionChange['kind'] {
  if (!one) return 'added';
  if (!other) return 'removed';
  if (isRetitled) return 'retitled';
  return isReshaped ? 'reshaped' : 'changed';
}

/** Cuts a body before each heading; what stands in a code block is no heading. */
function splitBody(body: string): Section[] {
  const slugger = new GithubSlugger();
  const sections = [{ heading: '', id: '', lines: [] as string[], text: '' }];
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark[0];
    else if (mark?.startsWith(fence ?? ' ')) fence = undefined;
    const title = fence === undefined ? /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1] : undefined;
    if (title !== undefined) {
      const id = slugger.slug(title.replaceAll(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1'));
      sections.push({ heading: line.trim(), id, lines: [], text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    section.text += `${line}\n`;
    const words = line.replaceAll(emptyComment, '').trim();
    if (words !== '') section.lines.push(words);
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
