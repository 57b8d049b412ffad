import { addressOf } from '@/schema';
import { wholeListOf } from '@/schema/list-parts';
import { type Redirect, redirectFile } from '@/site/redirect-file.mjs';
import type { Finding } from '../content/findings';
import { splitAddress } from '../ledger/living';
import { removeAddress } from '../ledger/redirect-list';
import { dropReferences } from './drop-reference';
import type { PlacedEdit } from './edit-text';
import { findNamed } from './named';
import { listOwnFiles } from './own-files';
import { describeRedirects, type Plan, refuse, warningNotes } from './plan';
import { edited, isSame, linksTo, type Named, pointElsewhere, referencesTo } from './pointers';
import { findNew, type Project, pathOf, readSource, type SourceDocument } from './project';
import { asLedger, isKnown, listLost, markGone, promiseChange, writePromises } from './promise';
import { describeEdit } from './rename';
import { describeUnread } from './unread';

/**
 * Plans how a document goes: its files, what names it, and where its address leads (`to`; without it, nowhere). It is
 * refused where others need it, with their places. Changes nothing.
 */
export async function planRemove(project: Project, named: Named, wished?: string): Promise<Plan> {
  const to = wished === undefined ? undefined : pathFor(project, wished);
  const address = addressOf(named.collection, named.slug);
  if (to !== undefined && !address) return refuse('It has no address that could lead elsewhere.');
  const others = project.documents.filter(({ file }) => !isSame(file, named));
  const changes = await Promise.all(others.map((document) => leave(document, named, to)));
  const documents = changes.map(({ document }) => document);
  const isPromised = address !== undefined && isKnown(project, address);
  const lists = listLost(project, documents);
  const before = lists.empty.reduce<readonly Redirect[]>(
    (list, from) => removeAddress(list, { from, to: wholeListOf(from), isKnown: true }),
    project.ledger.redirects,
  );
  const redirects = address
    ? removeAddress(before, { from: address, to, isKnown: isPromised })
    : before;
  const promised = promiseChange(project, documents, { pages: [address], isPromised });
  const stranded = address && to === undefined ? leadingTo(project, address) : [];
  const gone = [...(address && to === undefined ? [address] : []), ...stranded, ...lists.waiting];
  const lines = gone.reduce(markGone, promised);
  const { errors, warnings } = await findNew(project, {
    documents,
    ledger: asLedger(project.ledger, lines, redirects),
    newFiles: [],
  });
  const [astray] = errors.filter(({ file, found }) => file === redirectFile && isOfPath(found, to));
  if (astray) return refuse(sayWhyNot(astray, address, to));
  if (errors.length > 0) return refuse(`It is still needed${wayOut(errors, to)}:`, errors);
  const files = project.documents.filter(({ file }) => isSame(file, named));
  const removes = [
    ...files.map(({ file }) => pathOf(project, file)),
    ...listOwnFiles(project, named).map((path) => `public${path}`),
  ];
  const changed = documents.filter((document, index) => document.text !== others[index]?.text);
  return {
    change: {
      moves: [],
      pictures: [],
      removes,
      writes: [
        ...changed.map(({ file, text }) => ({ path: pathOf(project, file), text })),
        ...writePromises(project, lines, redirects),
      ],
    },
    lines: [
      ...removes.map((path) => `remove ${path}`),
      ...changes.flatMap((one) => one.lines),
      ...describeRedirects(project.ledger.redirects, redirects),
      // Before anyone says yes.
      ...(isPromised ? [sayWhatVisitorsGet(address, to)] : []),
      ...stranded.map((from) => `${from}, which led there, will answer 404, too.`),
      ...lists.empty.map((list) => `${list} would be empty: it leads to ${wholeListOf(list)}.`),
      ...lists.waiting.map((list) => `${list} is empty until what is scheduled is public.`),
      ...describeUnread(project, named),
    ],
    notes: warningNotes(warnings),
  };
}

/** The earlier addresses of a page. */
const leadingTo = ({ ledger }: Project, address: string) =>
  ledger.redirects
    .filter(({ from, to }) => to.split('#')[0] === address && !from.includes('#'))
    .map(({ from }) => from);

/** An address without its language; a document may be named by its file, too. */
function pathFor(project: Project, wished: string): string {
  if (wished.startsWith('/')) {
    const { path, heading } = splitAddress(wished);
    return heading === undefined ? path : `${path}#${heading}`;
  }
  const named = findNamed(project, wished);
  return ('slug' in named && addressOf(named.collection, named.slug)) || wished;
}

const isOfPath = (found: string | undefined, to: string | undefined) =>
  to !== undefined && (found === undefined || found.endsWith(to));

function sayWhyNot({ expected, nearest }: Finding, address?: string, to?: string): string {
  if (to === address) return `--to ${to}: that is the address that goes.`;
  return `--to ${to}: expected ${expected}.${nearest ? ` Nearest: ${nearest}.` : ''}`;
}

/** Links can lead elsewhere; what names the document by its slug has to name another. */
function wayOut(errors: readonly Finding[], to: string | undefined): string {
  const hasLinks = errors.some(({ code }) => code === 'broken-link' || code === 'broken-anchor');
  return hasLinks && to === undefined ? ' (with --to <address>, links lead there)' : '';
}

function sayWhatVisitorsGet(address: string, to: string | undefined): string {
  return to === undefined
    ? `${address} will answer 404: content/addresses.txt says "gone". With --to <address> it would lead elsewhere.`
    : `${address} leads to ${to}, for good.`;
}

interface Left {
  readonly document: SourceDocument;
  readonly lines: readonly string[];
}

/** Takes out of a document what names another: links lead to `to` or become words, entries that may go are dropped. */
async function leave(document: SourceDocument, named: Named, to?: string): Promise<Left> {
  const address = addressOf(named.collection, named.slug);
  const edits = address ? await linkEdits(document, address, to) : [];
  const references = referencesTo(document, named);
  const linked = { ...document, text: edited(document, edits) };
  const text = references.length > 0 ? dropReferences(linked, named) : linked.text;
  if (text === document.text) return { document, lines: [] };
  const now = await readSource(document.file, text);
  const kept = referencesTo(now, named).length;
  const dropped = references.slice(0, references.length - kept);
  return {
    document: now,
    lines: [
      ...edits.map(describeEdit),
      ...dropped.map(
        ({ line, column, field, target }) =>
          `${document.file.shown}:${line}:${column}  ${field}: ${target} → removed`,
      ),
    ],
  };
}

async function linkEdits(
  document: SourceDocument,
  address: string,
  to?: string,
): Promise<PlacedEdit[]> {
  const links = linksTo(document, address);
  if (links.length === 0) return [];
  if (to !== undefined) return pointElsewhere(document, links, () => to);
  // It brings a parser along.
  const { unlink } = await import('./unlink');
  return unlink(document, address);
}
