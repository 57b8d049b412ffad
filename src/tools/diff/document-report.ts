import { defaultLocale, type Locale } from '@/site/locales';
import { type Capabilities, findRefused, type Refused, readCapabilities } from './capabilities';
import { compareBodies, type SectionChange } from './compare/body';
import { compareFields, type FieldChange } from './compare/fields';
import type { DocumentFile, SiteDocument } from './content/documents';
import type { Pair } from './content/pairs';
import { originalOf } from './edges/world';

/** What changed in one file of a document. */
export type FileReport = {
  path: string;
  locale: Locale;
  kind: 'added' | 'removed' | 'changed';
  fields: readonly FieldChange[];
  sections: readonly SectionChange[];
  /** How many words a new file has. */
  words: number;
  /** What it does now that it did not do before. */
  embeds: readonly string[];
  code: readonly string[];
  components: readonly string[];
  refused: readonly Refused[];
  problem?: string;
};

/** Reports the files of a document that differ, the original first. */
export async function reportFiles({ before, after }: Pair): Promise<FileReport[]> {
  const locales = new Set([
    defaultLocale,
    ...[...(before?.files ?? []), ...(after?.files ?? [])].map(({ locale }) => locale),
  ]);
  const reports = [...locales].map((locale) =>
    reportFile(locale, fileIn(before, locale), fileIn(after, locale)),
  );
  return (await Promise.all(reports)).filter((report) => report !== undefined);
}

const fileIn = (document: SiteDocument | undefined, locale: Locale) =>
  document?.files.find((file) => file.locale === locale);

async function reportFile(
  locale: Locale,
  before: DocumentFile | undefined,
  after: DocumentFile | undefined,
): Promise<FileReport | undefined> {
  const file = after ?? before;
  if (!file || before?.blob === after?.blob) return undefined;
  const none: Capabilities = {
    components: new Set(),
    embeds: new Set(),
    hosts: new Map(),
    code: [],
  };
  const was = before ? await readCapabilities(before) : none;
  const is = after ? await readCapabilities(after) : none;
  const isPair = before?.fields !== undefined && after?.fields !== undefined;
  const old = new Set(was.code);
  const problem = after?.problem ?? (before?.problem && `was broken before: it ${before.problem}`);
  return {
    path: file.path,
    locale,
    kind: !before ? 'added' : !after ? 'removed' : 'changed',
    fields: isPair ? compareFields(before.fields, after.fields) : [],
    sections: isPair ? compareBodies(before.body, after.body) : [],
    words: (file.body.match(/\S+/g) ?? []).length,
    embeds: [...is.embeds].filter((one) => !was.embeds.has(one)),
    code: is.code.filter((one) => !old.has(one)),
    components: [...is.components].filter((one) => !was.components.has(one)),
    refused: findRefused(is),
    ...(problem && { problem }),
  };
}

/** Returns what people call a document; undefined where it cannot be read. */
export function titleOf(document: SiteDocument): string | undefined {
  const { title, name, question } = originalOf(document) ?? {};
  const words = [title, name, question].find((one) => typeof one === 'string');
  return words ? String(words) : undefined;
}
