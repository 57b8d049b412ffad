import type { Place } from '../notes/answer';

/** Opens a place in the editor, by the address that Next has for its own overlay; the button says where that fails. */
export async function openInEditor(
  { file, line, column }: Place,
  button: HTMLButtonElement,
): Promise<void> {
  const query = new URLSearchParams({ file, line1: String(line), column1: String(column) });
  const answer = await fetch(`/__nextjs_launch-editor?${query}`).catch(() => undefined);
  button.title = answer?.ok
    ? 'Opened. Where nothing opens, the terminal of npm run dev says how to choose an editor.'
    : 'It could not be opened: see the terminal of npm run dev.';
}
