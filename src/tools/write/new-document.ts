import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { addressOf, type CollectionName, folders, rowOf } from '@/schema';
import { defaultLocale } from '@/site/locales';
import { namesIn } from '../content/collection-rules';
import { fileOf } from '../content/files';
import { findMarks } from '../content/schema-walk';
import { toBeWritten } from '../content/still-to-write';
import { type Material, makeExample } from './example';
import { drawFor, valueIn } from './placeholder';
import { type Plan, previewNote, refuse } from './plan';
import { findNew, type Project, readSource } from './project';
import { asLedger, promisePage, writePromises } from './promise';
import { momentAtNine } from './publish-time';
import { slugFor } from './slug-for';
import { writeYaml } from './yaml-text';

type Path = readonly PropertyKey[];

/** What a new document is to be: of which collection, and called what. */
export interface Wish {
  readonly collection: CollectionName;
  readonly title: string;
}

/** Plans a new document with example values that the check accepts, and the pictures it names. Changes nothing. */
export async function planNew(project: Project, wish: Wish): Promise<Plan> {
  const { collection, title } = wish;
  const slug = slugFor(title);
  const problem = findProblem(wish, slug);
  if (problem) return refuse(problem);
  const { schema, form } = rowOf(collection);
  const file = fileOf(project.root, `${collection}/${slug}.${form}`);
  if (!file || existsSync(file.path)) return refuse(`There is a file ${file?.shown} already.`);
  const material = materialFor(project, { collection, title }, slug);
  const example = makeExample(schema, material);
  if (!example) return refuse(lackOf(project, collection));
  const text = writeText(form, example.data, title);
  const document = await readSource(file, text);
  // One that is there already may be the one that is meant.
  const missing = example.pictures.filter(({ src }) => !existsSync(join(project.publicDir, src)));
  const pictures = await Promise.all(
    missing.map(({ src, path }) => drawFor(project, { collection, src, path })),
  );
  const documents = [...project.documents, document];
  const lines = promisePage(project, documents, addressOf(collection, slug) ?? '');
  const { errors } = await findNew(project, {
    documents,
    ledger: asLedger(project.ledger, lines, project.ledger.redirects),
    newFiles: pictures.map(({ path }) => path),
  });
  if (errors.length > 0) return refuse('Such a document would have these mistakes:', errors);
  return {
    change: {
      moves: [],
      removes: [],
      pictures,
      writes: [
        { path: file.shown, text },
        ...writePromises(project, lines, project.ledger.redirects),
      ],
    },
    lines: [file.shown, ...pictures.map(({ path }) => path)].map((path) => `write ${path}`),
    notes: [
      whenPublic(example.data),
      ...namesakes(project, wish),
      `Everything that says "${toBeWritten}" is yours to write. What each field means: docs/writing.md#content${collection}`,
      previewNote(collection, addressOf(collection, slug)),
    ],
  };
}

function findProblem({ collection, title }: Wish, slug: string) {
  if (slug === '') return `"${title}" has no letter or digit for an address.`;
  const names = namesIn(collection);
  if (names && !names.includes(slug))
    return `The code of the site has to know each of ${collection} by its name, and knows none called ${slug}. It knows: ${names.join(', ')}.`;
  const [field, rule] = titleRule(collection);
  const [issue] = rule?.safeParse(title).error?.issues ?? [];
  if (!issue) return undefined;
  return issue.code === 'too_big'
    ? `The ${field} may have ${issue.maximum} characters at most; this one has ${title.length}.`
    : `This cannot be the ${field}: ${issue.message}.`;
}

/** The field a document is called by. */
function titleRule(collection: CollectionName) {
  const { shape } = rowOf(collection).schema;
  const field = ['title', 'name', 'question'].find((name) => name in shape) ?? 'title';
  return [field, (shape as Partial<Record<string, ZodType>>)[field]] as const;
}

/** Two documents may be called the same; seldom is it meant. */
function namesakes({ documents }: Project, { collection, title }: Wish): string[] {
  const [field] = titleRule(collection);
  return documents
    .filter(({ file }) => file.collection === collection && file.locale === defaultLocale)
    .filter(({ facts }) => Object(facts.data)[field] === title)
    .map(({ file }) => `${file.shown} has the same ${field}: choose another for one of the two.`);
}

function writeText(form: 'mdx' | 'yaml', data: Readonly<Record<string, unknown>>, title: string) {
  const fields = writeYaml(data);
  if (form === 'yaml') return fields;
  // What would be a component, an expression or a mark of MDX.
  const words = title.replace(/[\\`*_{}[\]<>~]/g, '\\$&');
  return `---\n${fields}---\n\n## ${toBeWritten}\n\n${toBeWritten}: what there is to say about “${words}”.\n`;
}

/** A draft where there are drafts; else its time is a month away, where it has one. */
function materialFor(project: Project, { collection, title }: Wish, slug: string): Material {
  const { schema } = rowOf(collection);
  const hasDrafts = 'draft' in schema.shape;
  const siblings = project.documents.filter(
    ({ file }) => file.collection === collection && file.locale === defaultLocale,
  );
  const valuesAt = (path: Path) => siblings.flatMap(({ facts }) => valueIn(facts.data, path) ?? []);
  return {
    title,
    slug,
    moment: momentAtNine(project.now, 0),
    wanted: {
      ...(hasDrafts && { draft: true }),
      // No study names someone who has only just been written down.
      ...('onProjects' in schema.shape && { onProjects: false }),
      ...('publishedAt' in schema.shape && {
        publishedAt: momentAtNine(project.now, hasDrafts ? 1 : 30),
      }),
    },
    slugsOf: (name) =>
      project.documents
        .filter(({ file }) => file.collection === name && file.locale === defaultLocale)
        .sort((a, b) => Number(isLater(a, project.now)) - Number(isLater(b, project.now)))
        .map(({ file }) => file.slug),
    valuesAt,
    pictureAt: (path) => {
      const format = String(valuesAt(path)[0] ?? '').endsWith('.svg') ? 'svg' : 'webp';
      const name = path.filter((key) => !['src', 'url'].includes(String(key))).join('-');
      return `/images/${collection}/${slug}/${name || 'picture'}.${format}`;
    },
  };
}

const isLater = ({ facts }: Project['documents'][number], now: number) =>
  (facts.publicFrom ?? 0) > now;

function lackOf({ documents }: Project, collection: CollectionName): string {
  const there = new Set(documents.map(({ file }) => file.collection));
  const named = findMarks(rowOf(collection).schema).flatMap(({ meta }) => meta.reference ?? []);
  const [missing] = folders.filter((one) => named.includes(one) && !there.has(one));
  return missing === undefined
    ? `No example fits the fields of ${collection}: copy another document of it.`
    : `A document of ${collection} names one of ${missing}, which has to be there first: npm run content:new -- ${missing}`;
}

function whenPublic({ draft, publishedAt }: Readonly<Record<string, unknown>>): string {
  if (draft === true)
    return 'A draft: only the preview shows it. Public when you delete the line draft: true, from publishedAt on.';
  if (typeof publishedAt === 'string')
    return `Public from ${publishedAt}: write your own time there.`;
  return 'This collection has no drafts: it is public with the next release. Keep it on a branch until it is written.';
}
