import { addressOf, folders, windowOf } from '@/schema';
import { isPreview, readDocuments, readFindings, showsAll } from './compiled';

/** A finding of the content check (`src/tools/content/findings.ts`). */
export type Finding = {
  level?: string;
  file: string;
  line: number;
  column: number;
  code: string;
  field?: string;
  found?: string;
  expected: string;
  nearest?: string;
  fix: string;
};

/** Returns the findings of the content check for the preview; empty elsewhere, because an error stops a build. */
export function listFindings(): Finding[] {
  return isPreview ? (readFindings() as Finding[]) : [];
}

/** A document that only the preview shows. */
export type Unpublished = {
  /** Its collection and slug. */
  name: string;
  /** The path of its page, without language. */
  address: string | undefined;
  /** The time it becomes public; undefined for a draft. */
  from: Date | undefined;
  /** The time it has expired, if it has. */
  until?: Date;
};

/** Returns what visitors do not see at `now`, not yet or no longer, for the preview; empty elsewhere. */
export function listUnpublished(now: Date): Unpublished[] {
  if (!showsAll()) return [];
  return folders.flatMap((folder) =>
    readDocuments(folder).flatMap((versions): Unpublished[] => {
      const [document] = Object.values(versions);
      if (!document) return [];
      const { from, until } = windowOf(folder, document);
      const isOver = until <= now.getTime();
      if (from <= now.getTime() && !isOver) return [];
      return [
        {
          name: `${folder}/${document.slug}`,
          address: addressOf(folder, document.slug),
          from: Number.isFinite(from) ? new Date(from) : undefined,
          ...(isOver && { until: new Date(until) }),
        },
      ];
    }),
  );
}
