import { make, makeButton } from './elements';
import { openInEditor } from './open-in-editor';

/** Pages of findings that were asked for, by name. */
const known = new Map<string, Promise<string | undefined>>();

/** What a finding is about, with its example: unfolded, it is asked for, once. */
export function explain(code: string): HTMLElement {
  const content = make('div', {}, 'Looking …');
  const fold = make('details', {}, make('summary', {}, `What ${code} is about`), content);
  fold.addEventListener('toggle', async () => {
    if (!fold.open) return;
    const asked = known.get(code) ?? askPage(code);
    known.set(code, asked);
    const text = await asked;
    if (text === undefined) known.delete(code);
    content.replaceChildren(...(text === undefined ? [missing(code)] : draw(code, text)));
    fold.scrollIntoView({ block: 'nearest' });
  });
  return fold;
}

async function askPage(code: string): Promise<string | undefined> {
  const answer = await fetch('/__preview/finding', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => undefined);
  return answer?.ok ? (await answer.json()).text : undefined;
}

const missing = (code: string) =>
  make('p', {}, `The preview does not answer: npm run content:check -- --explain ${code}`);

/** The page is written by `src/tools/content/explain/`: a title, sentences, headings of two levels and blocks of code. */
function draw(code: string, text: string): Node[] {
  const fence = /^(`{3,})\w*\n([\s\S]*?)\n\1$/m;
  const nodes: Node[] = [];
  let rest = text.replace(/^# .*\n/, '');
  for (let found = fence.exec(rest); found; found = fence.exec(rest)) {
    nodes.push(...paragraphs(rest.slice(0, found.index)), make('pre', {}, found[2] ?? ''));
    rest = rest.slice(found.index + found[0].length);
  }
  const file = `docs/findings/${code}.md`;
  const place = makeButton(file, () => openInEditor({ file, line: 1, column: 1 }, place), 'place');
  return [...nodes, ...paragraphs(rest), place];
}

function paragraphs(text: string): Node[] {
  return text
    .split('\n\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (one.startsWith('## ') ? make('h4', {}, one.slice(3)) : make('p', {}, one)));
}
