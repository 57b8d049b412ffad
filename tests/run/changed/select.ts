import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { openBuildSources } from '../build-sources';
import { quickJourneys } from '../quick-journeys';
import { closureOf, readModule } from './module-graph';

/** The changed files, the test files of the quick run that they can reach, and those they cannot. */
export type Selection = { changed: string[]; units: string[]; journeys: string[]; left: string[] };

/** What a browser test had open the last time it ran, by its file (`browser-reporter.ts`). */
export type Visits = Readonly<Record<string, readonly string[]>>;

/** Files that change how everything is run: where one has changed, nothing is left out. */
const everything =
  /^(?:package(?:-lock)?\.json|tsconfig.*|vitest\.config\.ts|playwright\.config\.ts|biome\.json|tests\/(?:run|mocks)\/.*)$/;
/** What the preview starts, besides Next. */
const preview = ['src/tools/dev/main.ts'];
/** The addresses of home pages, which nearly every spec names as the beginning of others. */
const home = /^\/(?:[a-z]{2})?$/;

/**
 * Returns the tests that these changed files can reach. A unit test is reached by the files it imports, and by those it
 * names; a journey by those that the routes it visits import. Where that cannot be told, the test is taken.
 */
export function select(changed: string[], visits: Visits): Selection {
  const units = listTests(['tests/unit', 'packages'], /(?<!\.slow)\.test\.tsx?$/);
  const journeys = listTests(['tests/e2e'], /\.spec\.ts$/).filter(isQuick);
  if (changed.some((path) => everything.test(path))) return { changed, units, journeys, left: [] };
  const files = new Set(changed);
  const routes = listReachedRoutes(changed);
  const isOfPreview = openBuildSources(preview);
  const usesPreview = (test: string) =>
    test.startsWith('tests/e2e/previews/') &&
    changed.some((path) => path.startsWith('src/tools/') && isOfPreview(path));
  const reached = {
    units: units.filter((test) => isReached(test, files)),
    journeys: journeys.filter(
      (test) => isReached(test, files) || meets(test, routes, visits) || usesPreview(test),
    ),
  };
  const taken = new Set([...reached.units, ...reached.journeys]);
  return { changed, ...reached, left: [...units, ...journeys].filter((test) => !taken.has(test)) };
}

function isReached(test: string, files: ReadonlySet<string>): boolean {
  const closure = closureOf(test);
  const names = [...closure].flatMap((path) => readModule(path).names);
  return [...files].some(
    (file) =>
      closure.has(file) || names.some((name) => file === name || file.startsWith(`${name}/`)),
  );
}

/** Returns the routes whose pages these files can reach, as patterns; `all` where it may be any. */
function listReachedRoutes(changed: readonly string[]): RegExp[] | 'all' {
  const isOfBuild = openBuildSources();
  // The fixture site has content of its own.
  const shown = changed.filter((path) => isOfBuild(path) && !path.startsWith('content/'));
  const fixtures = changed.some((path) => path.startsWith('tests/fixtures/'));
  const entries = listFiles('src/app').filter((path) => /\/(?:page|route)\.tsx?$/.test(path));
  const own = new Map(entries.map((path) => [path, closureOf(path)]));
  const everywhere = listFiles('src/app').filter((path) => !own.has(path));
  const shared = new Set(everywhere.flatMap((path) => [...closureOf(path)]));
  const isOfPages = (path: string) => [...own.values()].some((closure) => closure.has(path));
  // What no page imports may stand before all of them: the server, the configuration, messages, public files.
  if (fixtures || shown.some((path) => shared.has(path) || !isOfPages(path))) return 'all';
  return entries
    .filter((path) => shown.some((file) => own.get(path)?.has(file)))
    .map((path) => new RegExp(`^(?:/pl)?${patternOf(path)}$`));
}

/** `src/app/[locale]/blog/[slug]/page.tsx` is `/blog/[^/]+`. */
function patternOf(entry: string): string {
  const path = entry
    .replace(/^src\/app(?:\/\[locale\])?/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '');
  return (
    path
      .replaceAll('.', '\\.')
      .replace(/\[\.\.\.\w+\]/g, '.+')
      .replace(/\[\w+\]/g, '[^/]+') || '/?'
  );
}

/** A spec is known by the pages it had open the last time, and by the addresses it names itself. */
function meets(test: string, routes: readonly RegExp[] | 'all', visits: Visits): boolean {
  if (routes.length === 0) return false;
  const seen = visits[test];
  if (!seen || routes === 'all') return true;
  const named = readModule(test).addresses.filter((path) => seen.length === 0 || !home.test(path));
  const paths = [...seen, ...named];
  return paths.some((path) => routes.some((route) => route.test(path.replace(/[?#].*/, ''))));
}

function listTests(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap(listFiles)
    .filter((path) => ending.test(path) && !path.includes('node_modules/'));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path));
}

/** Says whether a file has tests of the quick run. */
function isQuick(path: string): boolean {
  return quickJourneys.test(path) || quickJourneys.test(readFileSync(path, 'utf8'));
}
