import type { Finding } from './diagnostics';
import type { Reference } from './document';
import { nearest } from './nearest';
import type { IndexedDocument, SiteIndex } from './site-index';

/** Finds slugs that name no document. */
export function findDanglingReferences({ facts }: IndexedDocument, index: SiteIndex): Finding[] {
  return facts.references.flatMap((reference) => {
    const slugs = index.slugs.get(reference.collection) ?? new Set<string>();
    return slugs.has(reference.target) ? [] : [dangling(reference, slugs)];
  });
}

function dangling(reference: Reference, slugs: ReadonlySet<string>): Finding {
  const { collection, target, field, line, column } = reference;
  const near = nearest(target, slugs);
  return {
    code: 'dangling-reference',
    line,
    column,
    ...(field !== undefined && { field }),
    found: target,
    expected: `the slug of a file in content/${collection}`,
    ...(near !== undefined && { nearest: near }),
    fix: near ? `Write ${near}.` : `Create it in content/${collection}, or name another.`,
  };
}
