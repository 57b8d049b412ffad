import { addressOf, folders, rowOf } from '@/schema';
import { isPreview, readDocuments, readFindings } from './compiled';

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
};

/** Returns what visitors do not see yet at `now`, for the preview; empty elsewhere. */
export function listUnpublished(now: Date): Unpublished[] {
  if (!isPreview) return [];
  return folders.flatMap((folder) =>
    readDocuments(folder).flatMap((versions): Unpublished[] => {
      const [document] = Object.values(versions);
      const from = document ? rowOf(folder).gate(document as never) : 0;
      if (!document || from <= now.getTime()) return [];
      return [
        {
          name: `${folder}/${document.slug}`,
          address: addressOf(folder, document.slug),
          from: Number.isFinite(from) ? new Date(from) : undefined,
        },
      ];
    }),
  );
}
