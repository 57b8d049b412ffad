import { rowOf } from '@/schema';
import { type Plan, refuse } from './plan';
import { isSame, type Named } from './pointers';
import type { Project, SourceDocument } from './project';

/** Says whether all that a document names is known: not where git has left two texts in it, or a quote is too many. */
export function isRead({ file, facts }: SourceDocument): boolean {
  const hasText = facts.outline !== undefined || rowOf(file.collection).form === 'yaml';
  return facts.data !== undefined && hasText;
}

/** The files under public/ that a document names; of one that cannot be read, all that may be one. */
export function filesIn(document: SourceDocument): string[] {
  const { images, files } = document.facts;
  if (isRead(document)) return [...images, ...files].map(({ target }) => target);
  return document.text.match(/\/[\w./-]+\.\w+/g) ?? [];
}

/** Warns of documents that may name another and cannot be read: they stay as they are. */
export function describeUnread({ documents }: Project, named: Named): string[] {
  return documents
    .filter((one) => !isRead(one) && !isSame(one.file, named) && one.text.includes(named.slug))
    .map(
      ({ file }) =>
        `${file.shown} cannot be read now and stays as it is: it may name ${named.slug}.`,
    );
}

/** Refuses what cannot be done to a document that cannot be read. */
export function refuseUnread({ file, facts }: SourceDocument): Plan {
  const findings = facts.findings.map((finding) => ({ ...finding, file: file.shown }));
  return refuse(`${file.shown} cannot be read; mend it first:`, findings);
}
