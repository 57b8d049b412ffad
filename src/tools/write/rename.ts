import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addressOf } from '@/schema';
import { slugPattern } from '@/schema/shared/slug';
import { namesIn } from '../content/collection-rules';
import type { Finding } from '../content/findings';
import { moveAddress } from '../ledger/redirect-list';
import type { PlacedEdit } from './edit-text';
import { listOwnFiles, moveOwnFile } from './own-files';
import { describeRedirects, type Plan, refuse, warningNotes } from './plan';
import { edited, isSame, linksTo, type Named, pointElsewhere, referencesTo } from './pointers';
import { findNew, type Project, pathOf, readSource, type SourceDocument } from './project';
import { asLedger, isKnown, promiseChange, writePromises } from './promise';
import { slugFor } from './slug-for';
import { describeUnread, isRead, refuseUnread } from './unread';

/** Plans how a document gets another slug: its files, what names it, and where its old address leads. Changes nothing. */
export async function planRename(project: Project, named: Named, wished: string): Promise<Plan> {
  const { collection, slug } = named;
  const to = slugIn(wished, collection);
  const problem = findProblem(project, named, to);
  if (problem) return refuse(problem);
  const files = project.documents.filter(({ file }) => isSame(file, named));
  const broken = files.find((file) => !isRead(file));
  if (broken) return refuseUnread(broken);
  const [from, now] = [addressOf(collection, slug), addressOf(collection, to)];
  const own = listOwnFiles(project, named);
  const moved = new Map(own.map((path) => [path, moveOwnFile(path, slug, to)]));
  const taken = [...moved.values()].find((path) => existsSync(join(project.publicDir, path)));
  if (taken) return refuse(`There is a file public${taken} already.`);
  const edits = project.documents.flatMap((document) => editsIn(document, named, { to, moved }));
  const documents = await Promise.all(
    project.documents.map((document) => rewrite(document, edits, { named, to })),
  );
  const isPromised = from !== undefined && isKnown(project, from);
  const redirects =
    from && now
      ? moveAddress(project.ledger.redirects, { from, to: now, isKnown: isPromised })
      : project.ledger.redirects;
  const lines = promiseChange(project, documents, { pages: [from, now], isPromised });
  const moves = [
    ...files.map(({ file }) => ({
      from: pathOf(project, file),
      to: pathOf(project, renamed(file, to)),
    })),
    ...[...moved].map(([one, other]) => ({ from: `public${one}`, to: `public${other}` })),
  ];
  const { errors, warnings } = await findNew(project, {
    documents,
    asBefore: (finding) => asBefore(finding, { named, to, moves }),
    ledger: asLedger(project.ledger, lines, redirects),
    newFiles: moves.map((move) => move.to),
  });
  if (errors.length > 0) return refuse('It would leave these mistakes:', errors);
  const changed = documents.filter(
    (document, index) => document.text !== project.documents[index]?.text,
  );
  return {
    change: {
      moves,
      pictures: [],
      removes: [],
      writes: [
        ...changed.map(({ file, text }) => ({ path: pathOf(project, file), text })),
        ...writePromises(project, lines, redirects),
      ],
    },
    lines: [
      ...moves.map((move) => `${move.from} → ${move.to}`),
      ...edits.map(describeEdit),
      ...describeRedirects(project.ledger.redirects, redirects),
      ...describeUnread(project, named),
    ],
    notes: [
      ...(from && !isPromised ? [`${from} was never public: no redirect is needed.`] : []),
      ...warningNotes(warnings),
    ],
  };
}

/** For example `content/blog/x.mdx:12:5  /blog/old → /blog/new`. */
export function describeEdit({ file, line, column, before, text }: PlacedEdit): string {
  return `${file}:${line}:${column}  ${before} → ${text || 'removed'}`;
}

/** A new name may be written as the old one may: with its collection, or as a file. */
const slugIn = (wished: string, collection: string) =>
  wished
    .replace(/^\.?\/?(?:content\/)?/, '')
    .replace(new RegExp(`^${collection}/`), '')
    .replace(/(?:\.[a-z]{2})?\.(?:mdx|yaml)$/, '');

/** Names of files end in a language and the kind of file; all systems take 255 bytes. */
const longestSlug = 200;

function findProblem({ documents }: Project, { collection, slug }: Named, to: string) {
  if (namesIn(collection))
    return `The code of the site has to know each of ${collection} by its name: it stays ${slug}.`;
  if (to.includes('/')) return `A document stays in its collection: write its new slug alone.`;
  if (to.length > longestSlug)
    return `That is too long for an address: ${longestSlug} characters at most.`;
  if (!slugPattern.test(to)) {
    const near = slugFor(to);
    return `"${to}" cannot be an address: lower-case letters a-z, digits and single hyphens.${near && ` Nearest: ${near}`}`;
  }
  if (to === slug) return 'That is its name already.';
  return documents.some(({ file }) => isSame(file, { collection, slug: to }))
    ? `There is a document ${collection}/${to} already.`
    : undefined;
}

interface Moved {
  readonly named: Named;
  readonly to: string;
  readonly moves: readonly { readonly from: string; readonly to: string }[];
}

/** A mistake that was there under the old name is none of the change. */
function asBefore(finding: Finding, { named: { collection, slug }, to, moves }: Moved): Finding {
  const file = moves.find((move) => move.to === finding.file)?.from ?? finding.file;
  const [from, now] = [addressOf(collection, slug), addressOf(collection, to)];
  if (finding.found === undefined) return { ...finding, file };
  const found = from && now ? finding.found.replaceAll(now, from) : finding.found;
  return { ...finding, file, found: found === to ? slug : found };
}

interface Target {
  readonly to: string;
  readonly moved: ReadonlyMap<string, string>;
}

function editsIn(document: SourceDocument, named: Named, { to, moved }: Target): PlacedEdit[] {
  const { collection, slug } = named;
  const [from, now] = [addressOf(collection, slug), addressOf(collection, to)];
  const { images, files } = document.facts;
  return [
    ...pointElsewhere(document, referencesTo(document, named), () => to),
    ...(from && now
      ? pointElsewhere(document, linksTo(document, from), (link) => now + link.slice(from.length))
      : []),
    ...pointElsewhere(document, [...images, ...files], (path) => moved.get(path)),
  ];
}

async function rewrite(
  document: SourceDocument,
  edits: readonly PlacedEdit[],
  { named, to }: { named: Named; to: string },
): Promise<SourceDocument> {
  const text = edited(document, edits);
  const isIt = isSame(document.file, named);
  if (text === document.text && !isIt) return document;
  return readSource(isIt ? renamed(document.file, to) : document.file, text);
}

/** The same file under another slug, its language and its extension kept. */
function renamed(file: SourceDocument['file'], to: string): SourceDocument['file'] {
  const name = (path: string) => join(dirname(path), to + basename(path).slice(file.slug.length));
  return { ...file, slug: to, path: name(file.path), shown: name(file.shown) };
}
