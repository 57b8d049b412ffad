import type { FileNote, Neighbour, Place, PlacedFinding } from '../notes/answer';
import { make, makeButton } from './elements';
import { explain } from './explanation';
import { openInEditor } from './open-in-editor';
import type { PageState, Part } from './page-state';

/** What the panel shows: what the pointer is on, or, before that, the files of the page. */
export function fillPanel(panel: HTMLElement, page: PageState, current: Part | undefined): void {
  panel.replaceChildren(...(current ? describePart(current) : describeFiles(page)));
}

/** Says of the page of a draft, and of one that is scheduled or has expired, that only the preview shows it. */
export function fillBanner(banner: HTMLElement, { files }: PageState): void {
  const hidden = files.find(({ isOwn, isPublic }) => isOwn && !isPublic);
  banner.hidden = !hidden;
  const words = hidden ? `${hidden.state}. Only the preview shows this page.` : '';
  if (banner.textContent !== words) banner.textContent = words;
}

function describePart({ place, note, findings }: Part): Node[] {
  const rest = note.findings.filter((finding) => !findings.includes(finding));
  return [
    make('div', { 'aria-live': 'polite' }, placeButton(place), ...fieldOf(place)),
    facts(note),
    ...listFindings('About this', findings),
    ...listFindings('Elsewhere in the file', rest),
  ];
}

function describeFiles({ files, isWhole }: PageState): Node[] {
  if (!isWhole) return [make('p', {}, 'Looking …')];
  if (files.length === 0) return [make('p', {}, 'Nothing on this page comes from content/.')];
  return [
    make('p', {}, 'Point at something, or go through the parts of the page. Its files:'),
    make(
      'ul',
      {},
      ...files.map((note) => {
        const problems = note.findings.length;
        const sum =
          problems === 0 ? '' : ` · ${problems} ${problems === 1 ? 'finding' : 'findings'}`;
        return make(
          'li',
          {},
          placeButton({ file: note.file, line: 1, column: 1 }),
          make('small', {}, ` ${note.language} · ${note.state}${sum}`),
        );
      }),
    ),
  ];
}

function placeButton(place: Place): HTMLElement {
  const where = place.line === 1 && place.column === 1 ? place.file : `${place.file}:${place.line}`;
  const button = makeButton(where, () => openInEditor(place, button), 'place');
  button.title = 'Open in the editor';
  return button;
}

const fieldOf = ({ field }: Place) => (field === undefined ? [] : [make('code', {}, ` ${field}`)]);

function facts(note: FileNote): HTMLElement {
  const rows: [string, (string | Node)[]][] = [
    ['Language', [note.language]],
    ['State', [note.state]],
    ...(note.isBroken ? [['Shown', ['the last good version']] as [string, string[]]] : []),
    ['Refers to', listNeighbours(note.refersTo)],
    ['Referred to by', listNeighbours(note.referredBy)],
  ];
  return make(
    'dl',
    {},
    ...rows
      .filter(([, content]) => content.length > 0)
      .flatMap(([term, content]) => [make('dt', {}, term), make('dd', {}, ...content)]),
  );
}

/** More would hide the rest of the panel; the file itself names them. */
const most = 12;

function listNeighbours(neighbours: readonly Neighbour[]): Node[] {
  const more = neighbours.length - most;
  const items = neighbours
    .slice(0, most)
    .map((neighbour) =>
      make('li', {}, placeButton(neighbour), ...fieldOf(neighbour), ...linkTo(neighbour)),
    );
  if (neighbours.length === 0) return [];
  return [make('ul', {}, ...items, ...(more > 0 ? [make('li', {}, `and ${more} more`)] : []))];
}

function linkTo({ address, file }: Neighbour): (string | Node)[] {
  const label = `The page of ${file}`;
  return address === undefined
    ? []
    : [' ', make('a', { href: address, 'aria-label': label, title: label }, '↗')];
}

const rows = ['found', 'expected', 'nearest', 'fix'] as const;

function listFindings(title: string, findings: readonly PlacedFinding[]): Node[] {
  if (findings.length === 0) return [];
  const items = findings.map((finding) =>
    make(
      'li',
      { class: finding.level ?? 'error' },
      placeButton(finding),
      ` ${finding.level ? `${finding.level}: ` : ''}${finding.code}`,
      ...fieldOf(finding),
      ...rows.flatMap((name) => {
        const words = finding[name];
        return words === undefined ? [] : [make('p', {}, make('b', {}, `${name} `), words)];
      }),
      explain(finding.code),
    ),
  );
  return [make('h3', {}, title), make('ul', { class: 'findings' }, ...items)];
}
