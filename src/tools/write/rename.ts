import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addressOf } from '@/schema';
import { slugPattern } from '@/schema/shared/slug';
import { moveAddress } from '../ledger/redirect-list';
import type { PlacedEdit } from './edit-text';
import { listOwnFiles, moveOwnFile } from './own-files';
import { describeRedirects, type Plan, refuse } from './plan';
import { edited, linksTo, type Named, pointElsewhere, referencesTo } from './pointers';
import { findNewErrors, type Project, pathOf, readSource, type SourceDocument } from './project';
import { asLedger, isKnown, promiseChange, writePromises } from './promise';
import { slugFor } from './slug-for';

/** Plans how a document gets another slug: its files, what names it, and where its old address leads. Changes nothing. */
export async function planRename(project: Project, named: Named, to: string): Promise<Plan> {
  const { collection, slug } = named;
  const problem = findProblem(project, named, to);
  if (problem) return refuse(problem);
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
  const files = project.documents.filter(({ file }) => isSame(file, named));
  const moves = [
    ...files.map(({ file }) => ({
      from: pathOf(project, file),
      to: pathOf(project, renamed(file, to)),
    })),
    ...[...moved].map(([one, other]) => ({ from: `public${one}`, to: `public${other}` })),
  ];
  const errors = await findNewErrors(project, {
    documents,
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
    ],
    notes: from && !isPromised ? [`${from} was never public: no redirect is needed.`] : [],
  };
}

/** For example `content/blog/x.mdx:12:5  /blog/old → /blog/new`. */
export function describeEdit({ file, line, column, before, text }: PlacedEdit): string {
  return `${file}:${line}:${column}  ${before} → ${text || 'removed'}`;
}

function findProblem({ documents }: Project, { collection, slug }: Named, to: string) {
  if (!slugPattern.test(to)) {
    const near = slugFor(to);
    return `"${to}" cannot be an address: lower-case letters a-z, digits and single hyphens.${near && ` Nearest: ${near}`}`;
  }
  if (to === slug) return 'That is its name already.';
  return documents.some(({ file }) => isSame(file, { collection, slug: to }))
    ? `There is a document ${collection}/${to} already.`
    : undefined;
}

export const isSame = (file: Named, { collection, slug }: Named) =>
  file.collection === collection && file.slug === slug;

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
