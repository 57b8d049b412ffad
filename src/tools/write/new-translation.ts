import { existsSync } from 'node:fs';
import { addressOf, rowOf } from '@/schema';
import { pickWords } from '@/schema/words';
import { type Locale, locales } from '@/site/locales';
import { fileOf } from '../content/files';
import { splitFrontmatter } from '../content/source-text';
import { hashWords, stampLine } from '../content/translation-stamp';
import { inLanguage } from '../ledger/living';
import { type Plan, previewNote, refuse } from './plan';
import type { Named } from './pointers';
import { findNew, type Project, readSource, type SourceDocument } from './project';
import { asLedger, promisePage, writePromises } from './promise';
import { isRead, refuseUnread } from './unread';
import { writeYaml } from './yaml-text';

/**
 * Plans a translation that holds the words of its original, to be written over: until then the check warns of each
 * sentence. Changes nothing.
 */
export async function planTranslation(
  project: Project,
  named: Named,
  locale: Locale,
): Promise<Plan> {
  const { collection, slug } = named;
  const { schema, form } = rowOf(collection);
  const original = project.documents.find(
    ({ file }) => file.collection === collection && file.slug === slug && file.locale !== locale,
  );
  const file = fileOf(project.root, `${collection}/${slug}.${locale}.${form}`);
  if (!file || !original) return refuse(`There is no original ${collection}/${slug}.`);
  if (existsSync(file.path)) return refuse(`There is a file ${file.shown} already.`);
  if (Object(original.facts.data).lang === locale)
    return refuse(`${original.file.shown} is itself written in this language (lang: ${locale}).`);
  if (!isRead(original)) return refuseUnread(original);
  const words = pickWords(schema, original.facts.data);
  if (words === undefined) return refuse(`${original.file.shown} has no words to translate.`);
  const stamp = stampLine(hashWords(original.file, original.facts));
  const text = join(form, `${writeYaml(Object(words))}${stamp}\n`, original.text);
  const document = await readSource(file, text);
  const documents = [...project.documents, document];
  const page = addressOf(collection, slug);
  const address = page === undefined ? page : inLanguage(page, locale);
  const lines = promisePage(project, documents, address ?? '');
  const { redirects } = project.ledger;
  const ledger = asLedger(project.ledger, lines, redirects);
  const { errors } = await findNew(project, { documents, ledger, newFiles: [] });
  if (errors.length > 0) return refuse('Such a translation would have these mistakes:', errors);
  return {
    change: {
      moves: [],
      removes: [],
      pictures: [],
      writes: [{ path: file.shown, text }, ...writePromises(project, lines, redirects)],
    },
    lines: [`write ${file.shown}`],
    notes: [
      'It holds the words of the original: the check warns of each sentence until it is translated. Facts stay in the original.',
      whenPublic(original, project.now),
      previewNote(collection, address),
    ],
  };
}

/** A translation has no time of its own. */
function whenPublic({ facts: { publicFrom = 0, data } }: SourceDocument, now: number): string {
  if (publicFrom === Number.POSITIVE_INFINITY)
    return 'It is public together with its original, which is a draft.';
  if (publicFrom > now)
    return `It is public together with its original, from ${Object(data).publishedAt}.`;
  return 'It is public with the next release: keep it on a branch until it is translated, then run npm run content:addresses.';
}

function join(form: 'mdx' | 'yaml', fields: string, original: string): string {
  if (form === 'yaml') return fields;
  const split = splitFrontmatter(original);
  const body = split.yaml === undefined ? '\n' : original.slice(split.bodyStart);
  return `---\n${fields}---${body}`;
}

/** The languages a document may be translated into. */
export const translationLocales = locales.slice(1);
