import { isPublished } from '@/rules/published';
import { caseStudyKinds } from '@/site/case-study-kinds';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';
import { requirePerson } from './people';
import { listTechnologies, type TechnologyTile } from './technologies';

type Reader = {
  /** The language of the page. */
  locale: Locale;
  now: Date;
};

/** A finished project as lists show it: no body; the cover resolved. */
export type CaseStudySummary = ReturnType<typeof summarize>;

/** A finished project as its own page shows it: everything the document names is resolved. */
export type CaseStudyPage = NonNullable<Awaited<ReturnType<typeof getCaseStudy>>>;

function summarize(document: Document<'case-studies'>) {
  return { ...document, image: resolveImage(document.image) };
}

/** Returns the public case studies in their set order, each in the page's language where it has been translated. */
export function listCaseStudies({ locale, now }: Reader): CaseStudySummary[] {
  return loadDocuments('case-studies', locale)
    .filter((document) => isPublished(document, now))
    .toSorted((a, b) => a.order - b.order)
    .map(summarize);
}

/** Returns how many case studies are of each kind, the kinds in their set order. */
export function countKinds(studies: readonly CaseStudySummary[]) {
  return caseStudyKinds.map((kind) => ({
    kind,
    count: studies.filter((study) => study.kind === kind).length,
  }));
}

/** Returns the public case studies with a place on the home page, in the order of their places. */
export function listFeaturedCaseStudies(reader: Reader): CaseStudySummary[] {
  return listCaseStudies(reader)
    .filter(({ featured }) => featured !== undefined)
    .toSorted((a, b) => Number(a.featured) - Number(b.featured));
}

/** Returns the public case studies of these slugs, in the order of the slugs; the others are left out. */
export function pickCaseStudies(slugs: readonly string[], reader: Reader): CaseStudySummary[] {
  const studies = listCaseStudies(reader);
  return slugs.flatMap((slug) => studies.find((study) => study.slug === slug) ?? []);
}

/**
 * Returns one case study with its compiled body, its slider's pictures, its contact person and its technology tiles;
 * undefined where there is none, or its time has not come.
 */
export async function getCaseStudy(slug: string, { locale, now }: Reader) {
  const document = loadDocuments('case-studies', locale).find((one) => one.slug === slug);
  if (!document || !isPublished(document, now)) return undefined;
  return {
    ...summarize(document),
    contactPerson: requirePerson(document.contactPerson, locale),
    sliderImages: document.sliderImages.map(({ name, url, alt }) => ({
      name,
      image: resolveImage({ src: url, alt }),
    })),
    tiles: selectTiles(document, listTechnologies(locale)),
    body: await loadBody('case-studies', document),
  };
}

/** Returns the slugs of all case studies, public or not: a page whose time has not come answers 404 until then. */
export function listCaseStudySlugs(): string[] {
  return loadDocuments('case-studies', defaultLocale).map(({ slug }) => slug);
}

/** Returns the case study after this one, the first after the last; undefined where there is no other. */
export function findNextCaseStudy(slug: string, reader: Reader): CaseStudySummary | undefined {
  const studies = listCaseStudies(reader);
  const next = studies[(studies.findIndex((study) => study.slug === slug) + 1) % studies.length];
  return next?.slug === slug ? undefined : next;
}

/** The tiles can be restricted to a named list (specification, section 2). They keep the document's order. */
function selectTiles(
  { technologies, onlyTechnologies: only }: Document<'case-studies'>,
  all: TechnologyTile[],
): TechnologyTile[] {
  return technologies
    .filter((key) => !only || only.includes(key))
    .flatMap((key) => all.find((tile) => tile.key === key) ?? []);
}
