import { listBlockers, listWarnings } from '../attention';
import type { DocumentChange } from '../document-changes';
import { listMoments } from '../live';
import type { ProjectDiff } from '../project-diff';
import { listRedirects } from '../redirects';
import { listAddresses } from './all-addresses';
import { writeClaims } from './claims-part';
import { writeBody, writeDocument } from './document-part';
import { writeCode, writeFiles, writeMessages, writeRedirects, writeSchema } from './other-parts';
import { code, count, plainly, writeTime } from './text';
import { writeTouched } from './touched-part';

/** GitHub takes comments of 65,536 bytes. */
const mostBytes = 60_000;
/** From so many on, each document is folded in: a list that can be read at a glance. */
const manyDocuments = 8;
/** So many documents with the same change are told once. */
const leastAlike = 3;

/** Writes a diff as Markdown, the most important first. */
export function writeMarkdown(diff: ProjectDiff, site?: string): string {
  const blockers = listBlockers(diff).map((line) => `- ❌ ${line}`);
  const warnings = listWarnings(diff).map((line) => `- ⚠️ ${line}`);
  const head = [
    '## What this changes for visitors',
    summarize(diff),
    section('Look at this first', [...blockers, ...cutList(warnings, 20)]),
    section('Numbers, prices, dates and links to other sites', writeClaims(diff)),
    section('What goes live or expires, and when', writeMoments(diff)),
    section('Redirects', writeRedirects(diff)),
  ];
  const tail = [
    section('Messages', writeMessages(diff, site)),
    section('Pictures and other files', writeFiles(diff, site)),
    section('Code', writeCode(diff, site)),
    section('Fields of documents', writeSchema(diff)),
    writeUnseen(diff),
  ];
  const fixed = Buffer.byteLength([...head, ...tail].join('\n\n'));
  const documents = writeDocuments(diff.documents, site, mostBytes - fixed);
  return `${[...head, ...documents, ...tail].filter((part) => part !== '').join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `### ${title}\n\n${lines.join('\n')}` : '';
}

function cutList(lines: readonly string[], most: number): string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), `- and ${count(rest, 'more', 'more')}`] : [...lines];
}

function summarize(diff: ProjectDiff): string {
  const { documents, messages, files, code: sources, schema, base, redirects } = diff;
  const kinds = [
    ['changed', 'document changed', 'documents changed'],
    ['added', 'new document', 'new documents'],
    ['renamed', 'document renamed', 'documents renamed'],
    ['removed', 'document gone', 'documents gone'],
  ] as const;
  const amounts: [number: number, one: string, many: string][] = [
    ...kinds.map(([kind, one, many]): [number, string, string] => [
      documents.filter((document) => document.kind === kind).length,
      one,
      many,
    ]),
    [messages.length, 'message changed', 'messages changed'],
    [files.length, 'picture or other file', 'pictures or other files'],
    [listRedirects(redirects).length, 'redirect changed', 'redirects changed'],
    [sources.length, 'file of code', 'files of code'],
    [schema.length, 'field of the schemas', 'fields of the schemas'],
  ];
  const parts = amounts.flatMap(([number, one, many]) =>
    number > 0 ? [count(number, one, many)] : [],
  );
  if (parts.length === 0) return `Nothing, compared with ${code(base.name)}.`;
  return `${parts.join(', ')}, compared with ${code(base.name)}. ${sumPages(diff)}`.trim();
}

function sumPages(diff: ProjectDiff): string {
  const all = listAddresses(diff);
  const sure = all.filter(({ isSure }) => isSure).length;
  const possible = all.length - sure;
  if (sure === 0) return possible > 0 ? `This may touch ${count(possible, 'page')}.` : '';
  const more = possible > 0 ? `, and may touch ${possible.toLocaleString('en-GB')} more` : '';
  return `This touches ${count(sure, 'page')}${more}.`;
}

function writeMoments({ documents, worlds, at }: ProjectDiff): string[] {
  const moments = listMoments(
    documents.map(({ pair }) => pair),
    worlds,
    at,
  );
  const titles = new Map(documents.map(({ pair, title }) => [pair.after, title]));
  return cutList(
    moments.map(({ time, what, document }) => {
      const name = `${plainly(titles.get(document) ?? document.slug)} (${code(document.key)})`;
      return `- ${writeTime(time) ?? time}: ${name} ${what === 'appears' ? 'goes live' : 'expires'}`;
    }),
    20,
  );
}

/** Documents one by one; those with the same change together; what does not fit is named. */
function writeDocuments(
  documents: readonly DocumentChange[],
  site: string | undefined,
  room: number,
) {
  const groups = new Map<string, DocumentChange[]>();
  for (const change of documents) {
    const alike =
      change.kind === 'changed'
        ? writeBody(change).join('\n').replaceAll(change.key, '')
        : change.key;
    groups.set(alike, [...(groups.get(alike) ?? []), change]);
  }
  const isFolded = groups.size >= manyDocuments;
  const all = [...groups.values()].map((group) => ({
    group,
    parts:
      group.length >= leastAlike
        ? [writeGroup(group, site)]
        : group.map((change) => writeDocument(change, { site, isFolded })),
  }));
  const { written, left } = fit(all, room);
  if (written.length === 0 && left.length === 0) return [];
  if (left.length === 0) return ['### Documents', ...written];
  const cut = fit(all, room - Buffer.byteLength(writeLeft(documents)));
  return ['### Documents', ...cut.written, writeLeft(cut.left)];
}

type Written = { group: readonly DocumentChange[]; parts: readonly string[] };

function fit(all: readonly Written[], room: number) {
  const written: string[] = [];
  const left: DocumentChange[] = [];
  let used = 0;
  for (const { group, parts } of all) {
    const size = Buffer.byteLength(parts.join('\n\n')) + 2;
    if (used + size > room) left.push(...group);
    else {
      used += size;
      written.push(...parts);
    }
  }
  return { written, left };
}

function writeGroup(group: readonly DocumentChange[], site: string | undefined): string {
  const [first] = group;
  if (!first) return '';
  const pages = group.flatMap((one) => one.pages);
  const unique = [...new Map(pages.map((one) => [`${one.locale} ${one.path}`, one])).values()];
  const names = group.map(({ title, key }) => `- ${plainly(title)} (${code(key)})`);
  return [
    `#### The same change in ${count(group.length, 'document')}`,
    ...writeBody(first),
    `<details><summary>${count(group.length, 'document')}</summary>\n\n${cutList(names, 200).join('\n')}\n\n</details>`,
    writeTouched({ ...first, pages: unique, machines: joinMachines(group) }, site),
  ].join('\n\n');
}

function joinMachines(group: readonly DocumentChange[]): DocumentChange['machines'] {
  const all = group.map(({ machines }) => machines);
  const join = <Item>(pick: (one: DocumentChange['machines']) => readonly Item[]) => [
    ...new Set(all.flatMap(pick)),
  ];
  return {
    search: join(({ search }) => search),
    listed: join(({ listed }) => listed),
    feed: join(({ feed }) => feed),
    isInSitemap: all.some(({ isInSitemap }) => isInSitemap),
    previews: all.flatMap(({ previews }) => previews),
  };
}

function writeLeft(left: readonly DocumentChange[]): string {
  const names = left.map(({ kind, title, key }) => `- ${kind}: ${plainly(title)} (${code(key)})`);
  return `<details><summary>${count(left.length, 'more document')}; npm run content:diff -- --json has them all</summary>\n\n${cutList(names, 100).join('\n')}\n\n</details>`;
}

function writeUnseen({ unseen }: ProjectDiff): string {
  return unseen > 0 ? `${count(unseen, 'other file')} changed that no page is made of.` : '';
}
