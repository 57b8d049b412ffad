import { article, polish, type SampleFiles, sampleSite } from './sample-site';

/** A finding in one place of the sample site, and the same place without it. */
export interface Example {
  /** Why it is a finding: what visitors would see. */
  readonly why: string;
  readonly wrong: Side;
  readonly right: Side;
}

/** What a page shows, and the files it stands for, which change the sample site. */
export interface Side {
  readonly shown: string;
  /** What the lines are written in; none for the names of files. */
  readonly form?: 'mdx' | 'yaml';
  readonly files: SampleFiles;
  /** Translations that have no stamp are left without one. */
  readonly isUnstamped?: boolean;
}

export const articlePath = 'content/blog/first.mdx';
export const polishPath = 'content/blog/first.pl.mdx';

type Lines = { readonly why: string; readonly wrong: string; readonly right: string };
type Place = { readonly file?: string; readonly instead: string; readonly beside?: SampleFiles };

/** In the body of the article. */
export function inBody({ why, ...sides }: Lines, beside: SampleFiles = {}): Example {
  return inPlace({ why, ...sides }, { instead: 'Text.', beside }, 'mdx');
}

/** In the place of a text in the fields of a document: of the article, where no other is named. */
export function inFields(lines: Lines, place: Place): Example {
  return inPlace(lines, place, 'yaml');
}

/** In the body of the article’s translation. */
export function inTranslation(lines: Lines, original: string): Example {
  const beside = { [articlePath]: article.replace('Text.', original), [polishPath]: polish };
  return inPlace(lines, { file: polishPath, instead: 'Tekst.', beside }, 'mdx');
}

function inPlace({ why, wrong, right }: Lines, place: Place, form: Side['form']): Example {
  const { file = articlePath, instead, beside = {} } = place;
  const before = beside[file] ?? sampleSite[file];
  if (typeof before !== 'string' || !before.includes(instead)) {
    throw new Error(`The sample has no ${instead} in ${file}`);
  }
  const side = (shown: string): Side => ({
    shown,
    ...(form && { form }),
    files: { ...beside, [file]: before.replace(instead, () => shown) },
  });
  return { why, wrong: side(wrong), right: side(right) };
}

/** In a whole file, shown as it is. */
export function inFile(
  file: string,
  { why, wrong, right }: Lines,
  beside: SampleFiles = {},
): Example {
  const form = file.endsWith('.yaml') ? 'yaml' : 'mdx';
  const side = (shown: string): Side => ({ shown, form, files: { ...beside, [file]: shown } });
  return { why, wrong: side(wrong), right: side(right) };
}

/** In what files there are and what they are called; `shown` says it in words or names. */
export function inNames(
  why: string,
  wrong: readonly [shown: string, files: SampleFiles],
  right: readonly [shown: string, files: SampleFiles],
): Example {
  return {
    why,
    wrong: { shown: wrong[0], files: wrong[1] },
    right: { shown: right[0], files: right[1] },
  };
}
