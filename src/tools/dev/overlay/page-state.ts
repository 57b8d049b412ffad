import type { FileNote, PageNotes, PlacedFinding } from '../notes/answer';
import { listTexts, type ShownText } from './page-texts';

/** A text of the page with all that is known of it. */
export interface Part {
  readonly element: Element;
  readonly place: NonNullable<PageNotes['places'][number]>;
  readonly note: FileNote;
  /** The findings that are about this text. */
  readonly findings: readonly PlacedFinding[];
}

/** What is known of the open page, in its order. */
export interface PageState {
  readonly parts: readonly Part[];
  readonly files: readonly FileNote[];
  /** Its texts were asked about, too. */
  readonly isWhole: boolean;
}

/**
 * Asks the preview about the page, and with `isWhole` where its texts are written; undefined where it does not answer, as
 * while it restarts.
 */
export async function askPage(isWhole: boolean): Promise<PageState | undefined> {
  const shown = isWhole ? listTexts(document.querySelector('main') ?? document.body) : [];
  const texts = shown.map(({ element: _, ...text }) => text);
  const answer = await fetch('/__preview/page', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, texts }),
  }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return { ...joinNotes(shown, await answer.json()), isWhole };
}

function joinNotes(shown: readonly ShownText[], { places, files }: PageNotes) {
  const notes = new Map(files.map((note) => [note.file, note]));
  const parts = shown.flatMap(({ element }, index): Part[] => {
    const place = places[index];
    const note = place && notes.get(place.file);
    if (!place || !note) return [];
    return [
      { element, place, note, findings: note.findings.filter(({ at }) => at.includes(index)) },
    ];
  });
  return { parts, files };
}

/** Returns the part an element shows; of a card without words at this point, the first of its only document. */
export function findPart(parts: readonly Part[], target: Element): Part | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.localName === 'main') return undefined;
    const inside = parts.filter((part) => element?.contains(part.element));
    const [first] = inside;
    if (!first) continue;
    const files = new Set(inside.map(({ note }) => note.file));
    return files.size === 1 ? first : undefined;
  }
  return undefined;
}
