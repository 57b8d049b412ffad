import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addressOf, type CollectionName, rowOf } from '@/schema';
import { defaultLocale } from '@/site/locales';
import { fileOf } from '../content/files';
import { toBeWritten } from '../content/still-to-write';
import { type Material, makeExample } from './example';
import { drawPlaceholder, type Size } from './placeholder';
import { type Plan, refuse } from './plan';
import { findNewErrors, type Project, readSource } from './project';
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
export async function planNew(project: Project, { collection, title }: Wish): Promise<Plan> {
  const slug = slugFor(title);
  if (slug === '') return refuse(`"${title}" has no letter or digit for an address.`);
  const { schema, form } = rowOf(collection);
  const file = fileOf(project.root, `${collection}/${slug}.${form}`);
  if (!file || existsSync(file.path)) return refuse(`There is a file ${file?.shown} already.`);
  const material = materialFor(project, { collection, title }, slug);
  const example = makeExample(schema, material);
  if (!example) return refuse(lackOf(project, collection));
  const text = writeText(form, example.data, title);
  const document = await readSource(file, text);
  const pictures = await Promise.all(
    example.pictures.map(({ src, path }) => drawFor(project, { collection, src, path })),
  );
  const documents = [...project.documents, document];
  const lines = promisePage(project, documents, addressOf(collection, slug) ?? '');
  const errors = await findNewErrors(project, {
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
    notes: [whenPublic(example.data), ...whereToSee(collection, addressOf(collection, slug))],
  };
}

function writeText(form: 'mdx' | 'yaml', data: Readonly<Record<string, unknown>>, title: string) {
  const fields = writeYaml(data);
  if (form === 'yaml') return fields;
  return `---\n${fields}---\n\n## ${toBeWritten}\n\n${toBeWritten}: what there is to say about “${title}”.\n`;
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

function valueIn(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => Object(value)[key], data);
}

/** As large as the picture another document has in this place, for the page is made for that shape. */
async function drawFor(
  { documents, publicDir }: Project,
  { collection, src, path }: { collection: CollectionName; src: string; path: Path },
) {
  const sizes = documents
    .filter(({ file }) => file.collection === collection)
    .map(({ facts }) => join(publicDir, String(valueIn(facts.data, path))));
  const model = sizes.find((one) => existsSync(one));
  const size = model === undefined ? usual : await sizeOf(model);
  const format = src.slice(src.lastIndexOf('.') + 1);
  const bytes = await drawPlaceholder(src, size, format);
  return { path: `public${src}`, base64: bytes.toString('base64') };
}

const usual: Size = { width: 1600, height: 900 };

async function sizeOf(path: string): Promise<Size> {
  try {
    const { width, height } = await sharp(path).metadata();
    return { width, height };
  } catch {
    return usual;
  }
}

function lackOf({ documents }: Project, collection: CollectionName): string {
  const there = new Set(documents.map(({ file }) => file.collection));
  const { schema } = rowOf(collection);
  return `No example fits the fields of ${collection} (${Object.keys(schema.shape).join(', ')}): what they refer to has to be there first. There are documents of: ${[...there].join(', ') || 'no collection'}.`;
}

function whenPublic({ draft, publishedAt }: Readonly<Record<string, unknown>>): string {
  if (draft === true)
    return 'A draft: only the preview shows it. Public when you delete the line draft: true, from publishedAt on.';
  if (typeof publishedAt === 'string')
    return `Public from ${publishedAt}: write your own time there.`;
  return 'This collection has no drafts: it is public with the next release. Keep it on a branch until it is written.';
}

function whereToSee(collection: CollectionName, address: string | undefined): string[] {
  const page = address ?? '';
  return [
    `Everything that says "${toBeWritten}" is yours to write. What each field means: docs/writing.md#content${collection}`,
    `Preview: npm run dev, then http://localhost:3000${page}`,
  ];
}
