import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection } from '@/schema';
import { furtherPages, hiddenRoutes, listRoutes, staticRoutes } from '@/site/routes';
import type { Finding, FindingCode } from './findings';
import { nearest } from './nearest';
import { findMarks } from './schema-walk';

type Rows = Readonly<Record<string, Collection>>;

/** Where the pages are, from the folder the check runs in. */
const pagesFolder = 'src/app/[locale]';
const routesFile = 'src/site/routes.ts';
const sitePages = [...staticRoutes, ...hiddenRoutes, ...listRoutes, ...furtherPages];

/**
 * Finds what the types cannot see of the rows of collections: two rows with one page or one type name, a reference to a
 * collection that does not exist, a page without a route file, a route file that neither a row nor `routes.ts` names.
 */
export function checkRows(rows: Rows, folder = '.'): Finding[] {
  const entries = Object.entries(rows);
  return [
    ...findDoubles(entries, folder),
    ...entries.flatMap(([name, row]) => findStrayReferences(name, row, rows, folder)),
    ...findMissingRoutes(entries, folder),
    ...findStrayRoutes(entries, folder),
  ];
}

function findDoubles(entries: readonly [string, Collection][], folder: string): Finding[] {
  return entries.flatMap(([name, row], index) =>
    (['page', 'typeName'] as const).flatMap((key) => {
      const value = row[key];
      const other = entries.slice(0, index).find(([, before]) => before[key] === value)?.[0];
      if (value === undefined || other === undefined) return [];
      return {
        ...at(folder, rowFile(name), 'double-row', `'${value}'`),
        field: key,
        found: value,
        expected: `a ${key} that no other collection has`,
        fix: `The collection ${other} has it: give ${name} another.`,
      };
    }),
  );
}

function findStrayReferences(name: string, row: Collection, rows: Rows, folder: string) {
  return findMarks(row.schema).flatMap(({ path, meta: { reference } }): Finding[] => {
    if (reference === undefined || Object.hasOwn(rows, reference)) return [];
    const near = nearest(reference, Object.keys(rows));
    return [
      {
        ...at(folder, rowFile(name), 'unknown-collection', `'${reference}'`),
        field: path.join('.'),
        found: reference,
        expected: 'the folder of a collection (src/schema/index.ts)',
        ...(near !== undefined && { nearest: near }),
        fix: near ? `Write ${near}.` : 'Name a collection that exists, or add this one.',
      },
    ];
  });
}

function findMissingRoutes(entries: readonly [string, Collection][], folder: string) {
  const named = [
    ...entries.flatMap(([name, { page }]) => (page ? [{ page, file: rowFile(name) }] : [])),
    ...sitePages.map((page) => ({ page, file: routesFile })),
  ];
  return named.flatMap(({ page, file }): Finding[] => {
    const route = join(pagesFolder, page, 'page.tsx');
    if (existsSync(join(folder, route))) return [];
    return [
      {
        ...at(folder, file, 'page-without-route', `'${page}'`),
        found: page,
        expected: `a file ${route}`,
        fix: 'Write the page, or take its address away: links to it would lead nowhere.',
      },
    ];
  });
}

function findStrayRoutes(entries: readonly [string, Collection][], folder: string): Finding[] {
  const known = new Set<string>([...entries.flatMap(([, { page }]) => page ?? []), ...sitePages]);
  return readdirSync(join(folder, pagesFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .filter((file) => !known.has(dirname(`/${file}`)))
    .map((file) => ({
      ...at(folder, join(pagesFolder, file), 'route-without-row'),
      expected: `a row in src/schema/ or an entry in ${routesFile} for this page`,
      fix: 'Add it there: without it the page is in no sitemap, and no link to it compiles.',
    }));
}

function rowFile(name: string): string {
  return `src/schema/${name}.ts`;
}

function at(folder: string, file: string, code: FindingCode, text = '') {
  return { code, ...placeIn(folder, file, text) };
}

/** The place where a text stands in a file; its beginning where the file, or the text, is not there. */
export function placeIn(folder: string, file: string, text: string) {
  const path = join(folder, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = text === '' ? -1 : lines.findIndex((one) => one.includes(text));
  const column = lines[line]?.indexOf(text) ?? 0;
  return { file, line: Math.max(line, 0) + 1, column: column + 1 };
}
