import { readFileSync } from 'node:fs';
import type { Finding } from '@amberline/strata/finding';
import { addressOf, rowOf } from '@/schema';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { withoutLocale } from '@/site/routes';
import type { CompiledDocument } from '../../compile/content';
import { readSourceText, splitFrontmatter } from '../../content/source-text';
import { alignBody } from './align-body';
import type { PageNotes, PageQuestion, PageText, Place, PlacedFinding } from './answer';
import { choosePlaces } from './choose-places';
import { type KnownContent, noteOf } from './file-note';
import { noteOfMessages, type openMessageIndex } from './message-index';

interface Content extends KnownContent {
  readonly findings: readonly Finding[];
  readonly messages: ReturnType<typeof openMessageIndex>;
}

/** Says of a page where each of its texts is written, and what there is to know of the files it shows. */
export function describePage({ path, texts }: PageQuestion, content: Content): PageNotes {
  const locale = localeOf(path);
  const own = listOwn(withoutLocale(path, locale), locale, content);
  const names = new Set(own.map(({ file }) => `${file.collection}/${file.slug}`));
  const fields = texts.map(({ text, part, body }) => {
    const isBody = body !== undefined && own.some(hasBody);
    const whole = isBody ? [] : content.index.find(text);
    return {
      text,
      candidates: isBody || whole.length > 0 ? whole : content.index.find(part),
      message: isBody ? undefined : content.messages.find(text, locale),
    };
  });
  const chosen = choosePlaces(fields, { locale, isOwn: (name) => names.has(name) });
  const bodies = placeBodies(texts, own);
  const places = chosen.map(
    (place, index) => place ?? bodies[index] ?? fields[index]?.message ?? null,
  );
  const shown = new Set(places.flatMap((place) => place?.file ?? []));
  for (const { file } of own) shown.add(file.shown);
  // The page's own come first.
  const documents = [...new Set([...own, ...content.documents.values()])].filter(({ file }) =>
    shown.delete(file.shown),
  );
  return {
    places,
    files: [
      ...documents.map((document) => ({
        ...noteOf(document, content),
        isOwn: own.includes(document),
        findings: content.findings
          .filter(({ file }) => file === document.file.shown)
          .map((finding) => placeFinding(finding, places)),
      })),
      ...[...shown].map((file) => noteOfMessages(file, locale)),
    ],
  };
}

function localeOf(path: string): Locale {
  return (
    locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ??
    defaultLocale
  );
}

/** The documents this is the page of, each in the reader's language where it is written in it. */
function listOwn(path: string, locale: Locale, { documents }: Content): CompiledDocument[] {
  return [...documents.values()].filter(({ file: { collection, slug, locale: written } }) => {
    const isHere = addressOf(collection, slug)?.split('#')[0] === path;
    if (!isHere || written === locale) return isHere;
    const translation = `${collection}/${slug}.${locale}.${rowOf(collection).form}`;
    return written === defaultLocale && !documents.has(translation);
  });
}

const hasBody = ({ file }: CompiledDocument) => rowOf(file.collection).form === 'mdx';

/** Finds the texts of bodies in their sources as they are on disk now. */
function placeBodies(texts: readonly PageText[], own: readonly CompiledDocument[]) {
  const places: (Place | undefined)[] = texts.map(() => undefined);
  for (const body of new Set(texts.map((text) => text.body))) {
    if (body === undefined) continue;
    const here = texts.flatMap((text, index) => (text.body === body ? [index] : []));
    const parts = here.map((index) => texts[index]?.part ?? '');
    const found = own.filter(hasBody).map(({ file }) => ({
      file: file.shown,
      positions: alignBody(...readBody(file.path), parts),
    }));
    const count = ({ positions }: (typeof found)[number]) => positions.filter(Boolean).length;
    const best = found.toSorted((a, b) => count(b) - count(a))[0];
    for (const [order, index] of here.entries()) {
      const position = best?.positions[order];
      if (best && position) places[index] = { file: best.file, ...position };
    }
  }
  return places;
}

function readBody(path: string): [source: string, start: number] {
  const { text = '' } = readSourceText(readFileSync(path));
  const split = splitFrontmatter(text);
  return [text, split.yaml === undefined ? 0 : split.bodyStart];
}

/** How many lines above a finding the text may be that shows it. */
const reach = 12;

/** Finds the texts a finding is about: by its field, else the nearest above it, else the first of its file. */
function placeFinding(finding: Finding, places: readonly (Place | null)[]): PlacedFinding {
  const { file, line, field } = finding;
  const here = places.flatMap((place, at) => (place?.file === file ? [{ place, at }] : []));
  const ofField = here.filter(({ place }) => field !== undefined && isWithin(place.field, field));
  if (ofField.length > 0) return { ...finding, at: ofField.map(({ at }) => at) };
  const above = here
    .filter(({ place }) => place.line <= line && line - place.line <= reach)
    .toSorted((a, b) => b.place.line - a.place.line)[0];
  const nearest = above ?? here[0];
  return { ...finding, at: nearest ? [nearest.at] : [] };
}

function isWithin(name = '', field: string): boolean {
  return name === field || ['.', '['].some((sign) => name.startsWith(`${field}${sign}`));
}
