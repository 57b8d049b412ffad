import type { Reader } from '@/rules/reader';
import { type CaseStudyKind, caseStudyKinds } from '@/site/case-study-kinds';
import { type Document, openCollection, openMdx } from './documents';
import { resolveImage } from './images';
import { groupByKeys, oncePerList, placesOf } from './once-per-list';
import { type PersonSummary, requirePerson } from './people';

/** A finished project as lists show it: no body; the cover resolved. */
export type CaseStudySummary = ReturnType<typeof show>;

/** A finished project as its own page shows it: everything the document names is resolved. */
export type CaseStudyPage = NonNullable<Awaited<ReturnType<typeof getCaseStudy>>>;

/** Someone who worked on a project, as its page names them. */
type Member = Pick<PersonSummary, 'slug' | 'name' | 'href'>;

/** A role in a project, with the slugs of who filled it. */
export type StudyShare = ReturnType<typeof listShares>[number];

/** Something measured, and the project it was measured in. */
export type StudyFigure = ReturnType<typeof listFigures>[number];

/** A technology with its drawing. */
export type TechnologyTile = ReturnType<typeof showTile>;

function show(document: Document<'case-studies'>) {
  return { ...document, image: resolveImage(document.image) };
}

function showTile(technology: Document<'technologies'>) {
  return { ...technology, image: resolveImage(technology.image) };
}

/** The case studies in their set order, each in the page's language where it has been translated. */
export const caseStudies = openMdx('case-studies', show);

/** The technologies in their set order. */
export const technologies = openCollection('technologies', showTile);

/**
 * Returns one case study with its compiled body, its slider's pictures, its contact person and its technology tiles;
 * undefined where there is none or it is not public yet.
 */
export async function getCaseStudy(slug: string, reader: Reader) {
  const study = await caseStudies.get(slug, reader);
  return (
    study && {
      ...study,
      contactPerson: requirePerson(study.contactPerson, reader.locale),
      teamShares: study.teamShares.map(({ people = [], ...share }) => ({
        ...share,
        people: people.map((slug): Member => requirePerson(slug, reader.locale)),
      })),
      sliderImages: study.sliderImages.map(({ name, url, alt, focus }) => ({
        name,
        image: resolveImage({ src: url, alt, focus }),
      })),
      tiles: selectTiles(study, reader),
    }
  );
}

/** What pages ask of all case studies, made once for each language and publish moment. */
const index = oncePerList((all: readonly CaseStudySummary[]) => ({
  places: placesOf(all),
  byKind: groupByKeys(all, ({ kind }) => [kind]),
  latestWork: all.toSorted(byLatestWork),
  sharesBy: groupByKeys(all.toSorted(byLatestWork).flatMap(listShares), ({ people }) => people),
  byPerson: groupByKeys(all, ({ contactPerson }) => [contactPerson]),
  featured: all
    .filter(({ featured }) => featured !== undefined)
    .toSorted((a, b) => Number(a.featured) - Number(b.featured)),
}));

/** Returns the public case studies of a kind, in their set order. */
export function listCaseStudiesOf(kind: CaseStudyKind, reader: Reader) {
  return index(caseStudies.list(reader)).byKind.get(kind) ?? [];
}

/** Returns how many of the public case studies are of each kind, the kinds in their set order. */
export function countKinds(reader: Reader) {
  return caseStudyKinds.map((kind) => ({ kind, count: listCaseStudiesOf(kind, reader).length }));
}

/** Returns the public case studies that someone answers for, in their set order. */
export function listCaseStudiesBy(person: string, reader: Reader) {
  return index(caseStudies.list(reader)).byPerson.get(person) ?? [];
}

/** Returns the shares of someone in the public case studies, the latest work first. */
export function listSharesOf(person: string, reader: Reader): readonly StudyShare[] {
  return index(caseStudies.list(reader)).sharesBy.get(person) ?? [];
}

/** Returns the public case studies in whose team someone is named, the latest work first. */
export function listStudiesWithPeople(reader: Reader): CaseStudySummary[] {
  return index(caseStudies.list(reader)).latestWork.filter(({ teamShares }) =>
    teamShares.some(({ people = [] }) => people.length > 0),
  );
}

/** Returns the public case studies with a place on the home page, in the order of their places. */
export function listFeaturedCaseStudies(reader: Reader): CaseStudySummary[] {
  return index(caseStudies.list(reader)).featured;
}

/** Returns the public case studies with these slugs, in the order of the slugs. */
export function pickCaseStudies(slugs: readonly string[], reader: Reader): CaseStudySummary[] {
  return slugs.flatMap((slug) => caseStudies.find(slug, reader) ?? []);
}

/** Returns the case study after this one, the first after the last; undefined where there is no other. */
export function findNextCaseStudy(slug: string, reader: Reader): CaseStudySummary | undefined {
  const studies = caseStudies.list(reader);
  const place = index(studies).places.get(slug) ?? -1;
  const next = studies[(place + 1) % studies.length];
  return next?.slug === slug ? undefined : next;
}

/** Returns what was measured in the public case studies: each typed figure of their gains, in the order of the studies. */
export function listFigures(reader: Reader) {
  return caseStudies
    .list(reader)
    .flatMap(({ slug, name, href, accent, lang, gains }) =>
      gains.flatMap(({ figure }) =>
        figure ? { ...figure, study: { slug, name, href, accent, lang } } : [],
      ),
    );
}

/** The order of the work itself: what ended last comes first, of those what began last. */
function byLatestWork({ years: a }: CaseStudySummary, { years: b }: CaseStudySummary): number {
  const end = (years: CaseStudySummary['years']) => years?.to ?? years?.from ?? 0;
  return end(b) - end(a) || (b?.from ?? 0) - (a?.from ?? 0);
}

function listShares(study: CaseStudySummary) {
  return study.teamShares.map(({ name, hours, people = [], others = 0 }) => ({
    study,
    role: name,
    hours,
    people,
    isJoint: people.length + others > 1,
  }));
}

/** Returns a case study's tiles, which may be restricted to a list (docs/specification.md, section 2), in its order. */
function selectTiles(study: CaseStudySummary, reader: Reader): TechnologyTile[] {
  const { technologies: named, onlyTechnologies: only } = study;
  return named
    .filter((key) => !only || only.includes(key))
    .flatMap((key) => technologies.find(key, reader) ?? []);
}
