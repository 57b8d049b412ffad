import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Window } from '@/rules/window';
import { windowOf } from '@/schema';
import { defaultLocale } from '@/site/locales';
import { type ContentFile, listContent } from '../content/files';
import { readSourceText, splitFrontmatter } from '../content/source-text';

/** A document as the calendar names it. */
export interface Planned {
  /** Its collection and slug. */
  readonly document: string;
  readonly title: string;
  /** The original's first; a translation goes with its original. */
  readonly languages: readonly string[];
}

/** A document goes live, or expires, at a time in milliseconds. */
export type CalendarEvent = Planned & {
  readonly kind: 'published' | 'expires';
  readonly time: number;
};

/** What is planned: all times, sorted, the drafts, which have none yet, and the files that cannot be read. */
export interface Plan {
  readonly events: readonly CalendarEvent[];
  readonly drafts: readonly Planned[];
  readonly unreadable: readonly string[];
}

/**
 * Reads when all documents below a content folder go live and expire; of bodies, nothing is read. Throws where there is
 * no such folder.
 */
export function readPlan(root: string): Plan {
  const { files, findings } = listContent(root);
  const missing = findings.find(({ code }) => code === 'missing-folder');
  if (missing) throw new Error(`There is no folder ${missing.file}.`);
  const translations = groupTranslations(files);
  const events: CalendarEvent[] = [];
  const drafts: Planned[] = [];
  const unreadable: string[] = [];
  for (const file of files.filter(({ locale }) => locale === defaultLocale)) {
    const fields = readFields(file);
    const window = fields && timesOf(file, fields);
    if (!window) {
      unreadable.push(file.shown);
      continue;
    }
    const planned = describe(file, fields, translations.get(nameOf(file)) ?? []);
    if (window.from === Number.POSITIVE_INFINITY) drafts.push(planned);
    else events.push(...eventsOf(planned, window));
  }
  return { events: events.sort((a, b) => a.time - b.time), drafts, unreadable };
}

const nameOf = ({ collection, slug }: ContentFile) => `${collection}/${slug}`;

function groupTranslations(files: readonly ContentFile[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files.filter(({ locale }) => locale !== defaultLocale)) {
    groups.set(nameOf(file), [...(groups.get(nameOf(file)) ?? []), file.locale]);
  }
  return groups;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong in a file is for the check to say. */
function readFields({ path }: ContentFile): Fields | undefined {
  try {
    const { text = '' } = readSourceText(readFileSync(path));
    const yaml = path.endsWith('.mdx') ? splitFrontmatter(text).yaml : text;
    const fields: unknown = parse(yaml ?? '', { logLevel: 'error' });
    return fields instanceof Object ? (fields as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function timesOf({ collection }: ContentFile, fields: Fields): Window | undefined {
  const window = windowOf(collection, fields);
  return Number.isNaN(window.from) || Number.isNaN(window.until) ? undefined : window;
}

function describe(file: ContentFile, fields: Fields, translations: readonly string[]): Planned {
  const title = [fields.title, fields.name, fields.question].find((one) => typeof one === 'string');
  const original = typeof fields.lang === 'string' ? fields.lang : defaultLocale;
  return {
    document: nameOf(file),
    title: String(title ?? file.slug),
    languages: [original, ...translations],
  };
}

function eventsOf(planned: Planned, { from, until }: Window): CalendarEvent[] {
  return [
    { ...planned, kind: 'published' as const, time: from },
    { ...planned, kind: 'expires' as const, time: until },
  ].filter(({ time }) => Number.isFinite(time));
}
