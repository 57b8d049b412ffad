import { drawTable } from '../markdown-table';
import { exceptions } from './exceptions';
import { rooms } from './rooms';

const [begin, end] = ['<!-- rooms: written by npm run imports -->', '<!-- /rooms -->'];

/** Returns a text with the map of rooms, drawn from the table, between its two marks. Throws without the marks. */
export function drawMap(text: string): string {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${begin} and ${end} have to stand in the guide.`);
  return `${text.slice(0, start)}${begin}\n\n${map()}\n\n${text.slice(stop)}`;
}

function map(): string {
  const lines = rooms.map(({ path, holds, values = [], types = [] }) => {
    const imports = [
      ...values.map(code),
      ...(types.length > 0 ? [`types of ${codes(types)}`] : []),
    ];
    return [`\`${path}\``, holds, imports.join(', ') || '–'];
  });
  return [
    ...drawTable([['Room', 'What is in it', 'May import'], ...lines]),
    '',
    'Against the arrows, each for a reason:',
    '',
    ...exceptions.map(([from, to, why]) => `- ${code(from)} imports ${code(to)}: ${why}.`),
  ].join('\n');
}

const code = (path: string) => `\`${path.replace(/^src\/(?=.)/, '')}\``;
const codes = (paths: readonly string[]) => paths.map(code).join(', ');
