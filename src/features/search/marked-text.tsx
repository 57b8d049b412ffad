import { markWords } from './search-words';

/** A text with the words that were found marked. */
export function MarkedText({ text, found }: { text: string; found: ReadonlySet<string> }) {
  let place = 0;
  return markWords(text, found).map((part) => {
    place += part.text.length;
    return part.isMatch ? (
      <mark key={place} className="rounded-sm bg-amber/30 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
