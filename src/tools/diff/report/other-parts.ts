import type { CodeChange } from '../edges/code';
import { addressesOf } from '../edges/expand';
import type { FileChange, FileFacts } from '../pictures';
import type { ProjectDiff } from '../project-diff';
import { listRedirects } from '../redirects';
import type { SchemaChange } from '../schema-changes';
import { link, writeAddresses, writeList } from './addresses';
import { code, count, isAlike, plainly, writeChange } from './text';

const most = { messages: 40, files: 40, sources: 40, routes: 8, redirects: 40 };

/** Writes changed messages with the pages that use them. */
export function writeMessages(
  { messages, pageRoutes, worlds }: ProjectDiff,
  site: string | undefined,
): string[] {
  const lines = messages.map(({ key, locale, before, after, routes }) => {
    const name = `${code(key)} (${locale})`;
    const words =
      before === undefined
        ? `new: **${shown(after)}**`
        : after === undefined
          ? `gone: ~~${shown(before)}~~`
          : isAlike(before, after)
            ? writeChange(before, after)
            : `~~${shown(before)}~~ **${shown(after)}**`;
    return `- ${name}: ${words}\n  - on ${writeRoutes(routes, { pageRoutes, worlds, site })}`;
  });
  return cut(lines, most.messages, 'message');
}

const shown = (text = '') => (text === '' ? '(empty)' : plainly(text));

/** Writes changed code with the pages that use it. */
export function writeCode(
  { code: sources, pageRoutes, worlds }: ProjectDiff,
  site: string | undefined,
): string[] {
  const lines = sources.map(({ path, names, routes, kind, documents }: CodeChange) => {
    const parts = names.filter((name) => name !== '' && name !== 'default').map(code);
    const what =
      kind === 'changed' ? parts.slice(0, 4).join(', ') : kind === 'added' ? 'new' : 'gone';
    const may = routes ? writeRoutes(routes, { pageRoutes, worlds, site }) : 'every page';
    const used = documents.slice(0, 5).map(code).join(', ');
    const more = documents.length > 5 ? ` and ${documents.length - 5} others` : '';
    if (documents.length > 0)
      return `- ${code(path)} (${parts.join(', ')}): used in ${used}${more}`;
    return `- ${code(path)}${what === '' ? '' : ` (${what})`} may touch ${may}`;
  });
  return cut(lines, most.sources, 'file');
}

type Where = Pick<ProjectDiff, 'pageRoutes' | 'worlds'> & { site: string | undefined };

/** Routes that no visitor would know by their address. */
const spoken: Readonly<Record<string, string>> = {
  '/share/[...path]': 'link previews',
  '/search-index.json': 'what the search finds',
  '/llms/[kind]/[part]': '/llms.txt',
  '/sitemap/[part]': '/sitemap.xml',
  '/unknown-address': 'the page for unknown addresses',
  '/unknown-address/answer': 'the page for unknown addresses',
};

/** Routes by name; one with a slug or a number stands for all its pages, which are counted. */
function writeRoutes(routes: readonly string[], { pageRoutes, worlds, site }: Where): string {
  const pages = [...new Set(routes.map((route) => spoken[route] ?? route))].sort();
  if (pages.length === 0) return 'no page that could be found';
  if (pages.length >= pageRoutes.length) return 'every page';
  const names = pages.flatMap((route) => {
    if (!route.startsWith('/')) return route;
    if (!route.includes('[')) return link(route, route, site);
    const number = addressesOf(route, worlds.after).length;
    const all = route.replaceAll(/\[[^\]]*\]/g, '…');
    return number > 0 ? `${code(all)} (${count(number, 'page')})` : [];
  });
  if (names.length === 0) return 'no page that is there now';
  const rest = names.length - most.routes;
  return rest > 1
    ? `${names.slice(0, most.routes).join(', ')} and ${rest} others`
    : names.join(', ');
}

/** Writes changed files under public/. */
export function writeFiles({ files }: ProjectDiff, site: string | undefined): string[] {
  const lines = files.map((file: FileChange) => {
    const { path, earlier, before, after, users, pages, previews, description } = file;
    if (earlier) return `- ${code(earlier)} → ${code(path)}: moved, the same file`;
    const facts = !before
      ? `new, ${writeFacts(after)}`
      : !after
        ? `gone (${writeFacts(before)})`
        : `${writeFacts(before)} → ${writeFacts(after)}`;
    const where = [
      ...(users.length > 0 ? [] : after ? ['used nowhere'] : []),
      ...(description ? [`Its alternative text is still: “${plainly(description)}”`] : []),
      ...(pages.length > 0 ? [writeList('Seen on', writeAddresses(pages, site), 'page')] : []),
      ...(previews.length > 0 ? [writeList('Link previews', previews.map(code), 'picture')] : []),
    ].map((line) => `\n\n  ${line.replaceAll('\n', '\n  ')}`);
    return `- ${code(path)}: ${facts}${where.join('')}`;
  });
  return cut(lines, most.files, 'file');
}

function writeFacts(facts: FileFacts | undefined): string {
  if (!facts) return '';
  const { bytes, width, height, problem } = facts;
  const size = width && height ? `${width} × ${height}, ` : '';
  return `${size}${writeBytes(bytes)}${problem ? `, ${problem}` : ''}`;
}

function writeBytes(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Writes changed fields of the schemas; what is new or gone with a group is told with it. */
export function writeSchema({ schema }: ProjectDiff): string[] {
  const isWhole = ({ before, after }: SchemaChange) => before === undefined || after === undefined;
  const groups = schema.filter(isWhole).map(({ collection, field }) => `${collection} ${field}.`);
  const told = schema.filter(
    (one) =>
      !isWhole(one) || !groups.some((group) => `${one.collection} ${one.field}`.startsWith(group)),
  );
  return told.map(({ collection, field, before, after }) => {
    const name = code(field === '' ? collection : `${collection}: ${field}`);
    if (before === undefined) return `- ${name} is new: ${plainly(after ?? '')}`;
    if (after === undefined) return `- ${name} is gone: ${plainly(before)}`;
    const [old, now] = [before, after].map((text) => text.split(',', 1)[0]);
    return old === now
      ? `- ${name}: ${writeChange(before, after)}`
      : `- ${name}: ${plainly(before)} → **${plainly(after)}**`;
  });
}

/** Writes the redirects that are new or lead elsewhere. Those that are gone are a warning. */
export function writeRedirects({ redirects }: ProjectDiff): string[] {
  const lines = listRedirects(redirects).flatMap(({ from, before, after }) => {
    if (after === undefined) return [];
    const was = before === undefined ? '' : ` (to ${code(before)} before)`;
    return [`- ${code(from)} leads to ${code(after)}${was}`];
  });
  return cut(lines, most.redirects, 'redirect');
}

function cut(lines: readonly string[], limit: number, what: string): string[] {
  const rest = lines.length - limit;
  return rest > 0 ? [...lines.slice(0, limit), `- and ${count(rest, `more ${what}`)}`] : [...lines];
}
